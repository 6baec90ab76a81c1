/** The oldest Node.js that the server's packages run on. */
const oldest = [20, 19];

const [major, minor] = process.versions.node.split('.').map(Number);

if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(
    `Larder needs Node.js ${oldest.join('.')} or newer; this is ${process.versions.node} (${process.execPath}).`,
  );
  process.exit(1);
}
