import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { Chip, ChipRow } from '../../../components/Chip.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { t } from '../../../lib/messages/index.ts';
import classes from './Overview.module.css';

const proxies = ['nginx', 'Caddy', 'Traefik'] as const;

/** The lines of the README for each proxy, with the name by which one came. */
const linesFor = (host: string): Record<(typeof proxies)[number], string> => ({
  nginx: `server {
  listen 443 ssl;
  server_name ${host};
  client_max_body_size 100m;

  location / {
    proxy_pass http://127.0.0.1:9000;
    proxy_http_version 1.1;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-Host $host;
  }
}`,
  Caddy: `${host} {
  reverse_proxy 127.0.0.1:9000
}`,
  Traefik: `services:
  larder:
    labels:
      - traefik.enable=true
      - traefik.http.routers.larder.rule=Host(\`${host}\`)
      - traefik.http.routers.larder.entrypoints=websecure
      - traefik.http.routers.larder.tls.certresolver=letsencrypt
      - traefik.http.services.larder.loadbalancer.server.port=9000`,
});

/** What to tell the reverse proxy so that it passes on address and https. */
export function ProxySnippets() {
  const [proxy, setProxy] = useState<(typeof proxies)[number]>('nginx');
  const lines = linesFor(window.location.hostname)[proxy];
  return (
    <>
      <ChipRow label={t('admin.which-proxy')}>
        {proxies.map((one) => (
          <Chip key={one} selected={one === proxy} onClick={() => setProxy(one)}>
            {one}
          </Chip>
        ))}
      </ChipRow>
      <div className={classes.setting}>
        <code className={classes.lines} lang="en">
          {lines}
        </code>
        <IconButton icon={IconCopy} label={t('copy.copy')} onClick={() => void copyText(lines)} />
      </div>
    </>
  );
}
