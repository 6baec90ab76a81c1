# The same commands as on any machine: npm ci, npm run build, node server/dist/main.js.

FROM node:20-bookworm-slim AS manifests
WORKDIR /larder
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY kitchen/package.json kitchen/
COPY reader/package.json reader/
COPY messages/package.json messages/
COPY server/package.json server/
COPY web/package.json web/
COPY extension/package.json extension/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY training/package.json training/

FROM manifests AS build
# What builds the product comes ready-made; only what runs it may have to be compiled.
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM node:20-bookworm-slim AS product-packages
# better-sqlite3 is compiled where no binary is to be had for the processor.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends python3 make g++ \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /larder
COPY --from=manifests /larder .
RUN npm ci --omit=dev --workspace @larder/server
# Of what reads pictures, only the neural engine and its languages: 28 MB instead of 138. Of what is compiled, only the result.
# Of fonts, only those that books are printed with.
RUN rm -rf node_modules/@tesseract.js-data/*/4.0.0 node_modules/@img/sharp-wasm32 \
    node_modules/better-sqlite3/deps node_modules/better-sqlite3/src \
  && find node_modules/better-sqlite3/build ! -type d ! -name better_sqlite3.node -delete \
  && find node_modules/@expo-google-fonts -type f ! -name '*_400Regular.ttf' ! -name '*_400Regular_Italic.ttf' \
    ! -name '*_600SemiBold.ttf' ! -name package.json ! -name 'LICENSE*' -delete \
  && find node_modules/dejavu-fonts-ttf/ttf ! -type d ! -name DejaVuSans.ttf ! -name DejaVuSans-Bold.ttf -delete \
  && rm -f node_modules/pdfkit/js/*.map node_modules/pdfkit/js/*browser* node_modules/pdfkit/js/pdfkit.standalone.js \
  && find node_modules/tesseract.js-core -name 'tesseract-core*' ! -name 'tesseract-core-simd-lstm.js' ! -name 'tesseract-core-simd-lstm.wasm' -delete

FROM node:20-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data API_PORT=9000
WORKDIR /larder
COPY --from=product-packages /larder/node_modules node_modules
COPY --from=build /larder/package.json /larder/LICENSE ./
COPY --from=build /larder/server/package.json server/package.json
COPY --from=build /larder/server/dist server/dist
COPY --from=build /larder/web/dist web/dist
COPY --from=build /larder/extension/dist extension/dist
COPY --from=build /larder/messages/src messages/src
COPY --from=build /larder/web/src/art web/src/art
# Open to any user, so that a new volume also serves a container that runs as another one.
RUN mkdir --mode 777 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 9000
HEALTHCHECK --interval=30s --timeout=15s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.API_PORT}/api/health`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.js"]
