import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { schemaMigrations } from './index.ts';

/** What each step's file holds: it changes for nobody who has run the step. */
const hashes: Record<string, string> = {
  '0001-baseline.ts': '5a867bbe6c41a302b52d8ba944a5e8c6fd675f3958247fdb2f0ab5e9c5ac04e2',
  '0002-last-made-stated.ts': '307c2648b317246faf563f4fb99b0c9bb7a8634cbcaaa61ef256c2885020854c',
  '0003-bin.ts': '77243452aaf67f1e0ba0b1e9f330b5c25c99c062fcceb8cbd91c5f02fbbab8fa',
  '0004-finding.ts': '1f19d23416e95efaf99bd5de2d967734432a68031b125f1332f7ee5db94e5c17',
  '0005-invitations-end.ts': 'fd86267638fa2534be7eccd5aa06acfed7fe56180635032d5c5accf1c8a90ed0',
  '0006-shopping.ts': '90b466d0ffe21f000ea7e90af4667e965da44537883d028f00356362982aa544',
  '0007-job-problems.ts': '1c8c1b0907c594f2640b254dadd12ffa67b53d6a7d5edbc9dde852ef74fe9e50',
  '0008-shopping-operations.ts': '134f94ec27a10d287e57291cdfa814ed36e9e5689d798e6a2a0fc65abdae642a',
  '0009-recipe-versions.ts': '84821b364b22973d5a00b98d2fa1e79c50e9b23f84c1b35c816b084e4eef1888',
  '0010-picked-recipes.ts': '24ff0ad43752cef96bbbd4b0ca3fd73489d8cd9f5afe00cc2369f6f49bc07c09',
  '0011-share-tokens.ts': '28b9e0913f350fafe3dde0a05504093e6727ad78e046e9712a667487931ef6d8',
  '0012-comments.ts': '15b99e940a896caaa63d8f7108de34624576b9fd591fbf68423aa2d237177cd5',
  '0013-mealplans.ts': '2f42e40a7b4def6962b54f8d58bd32548b74ebbc8a8aea340c25b2f36e31a679',
  '0014-units-of-parts.ts': '3d08cd2da7fa8318fbd939f71e4bb840700c7237022e67caebb8e50436d31142',
  '0015-recipes-in-recipes.ts': '31e866cf12b5b260f2ec25b849a62548b85832337f701a0b8dc829612e99de23',
  '0016-private-recipes.ts': 'b9c30ee009d9806625685a58a5f250b018583a01d6457e3326fea39f0a1b7b41',
  '0017-shoppers.ts': '6dfb0e483ae6951c78daafbf0ddd64367ffcd55be7d32e85bcc6ac616762a93c',
  '0018-share-links.ts': 'e30e1a8c477394cebf5bd90d1b92f1836b41a7bc8eb118b156df65beb6d8583b',
  '0019-shops.ts': 'f7127d6ef529ff6f81b49364128ed0a47fec773af02add9a93c46164fd64a309',
  '0020-joins-of-items.ts': '0b607aef032ec61478d4eb7c127bc2e4cb6a0285f45c5ce92016785278af2068',
  '0021-missing-of-rules.ts': '73083bd265e98a0f42c8fb36daca79813994ff57a11111d80d2d2535b2c5361f',
  '0022-prices.ts': '2753e415275f9be6bc8cf22a0f12f2c0c675fee76e4cf24de715e31ca6627abe',
  '0023-timeline-series.ts': '7cd0b670854766902b390b118ee2ba3d800aaae48abf50ae39d98f16f2e005c3',
  '0024-scheduled-tasks.ts': 'ce1c7b8463d565f24054c5e081cae61e6decc4545820ecf9a270a6441ddd3586',
  '0025-sign-on.ts': '230c85d9b4c7a3dd2766ed49f95527b0efe0c31bbe88a0d9818fdb7e2a9387bd',
  '0026-notifications.ts': 'c3b322d14ede8def6134370b16cbf929a272e7dedbdeb83d15d98dab00532b97',
  '0027-restores.ts': 'cf1cd5c03aa2aa94ba709878ab6ab85d4a2f49e6ab1c36279eb09fe9186c50fb',
  '0028-passkeys.ts': '8a302af3729b5172ac2390cb554489f3181b59554495078da1c0b814fdf44d33',
  '0029-plan-categories.ts': 'f5bc9e492c5a375dd8ae2928151bf5d3b336282eef9a2123d13c6e8254f4d87e',
  '0030-moves.ts': 'b068d6f01643105303b4739e882c7f3ab86bce1416a7c234bb7a234a0f45d930',
  '0031-undo-of-moves.ts': '9075cebb11ae78e538c90e4620e29ebb6e9e42c9e0db207b453bce6a6c11494b',
  '0032-move-servers.ts': 'ff2e4218deda4f8e2103f807f5a6c3fd4d3242ef47530ba348a2793685d96e3a',
  '0033-columns-of-tables.ts': 'b5eda634a837bda6b30e82f22121b8e088de669a91f29bd265d24ac209cfc017',
  '0034-move-server-things.ts': 'ff7453d7cb8d16b749c0589d21176ff10bf1c86df9843dcc5cc5a8ded600e11f',
  '0035-task-runs.ts': 'e88a91ec82e9c3212f7c49294ebf9bde3186ead5ae44f2874f3e53d60b781022',
  '0036-invitations-sent.ts': '5481ed7eaa09747f08cb723eb0c80ffddea5300fa2af47c33117930ab708cf48',
  '0037-moves-of-servers.ts': '8efebb7d511846f0964bacda606cb79c4d099c296e85ccfebcb8fcb0e4afd4bc',
  '0038-themes.ts': 'ed5d900a3c6594a29e54bf1f4629f243ba835ec3478d33ea452df144d5607020',
  '0039-push.ts': 'f04434c80a2f46c4175d962202c7def2f4e99f502a9e8f9ba45eec70254cdedc',
  '0040-unprinted-scripts.ts': 'd0c55d058e346040bfc21a8d247fed3ef805ec36773f03e2c9034dbaa6126d8a',
  '0041-done-requests.ts': 'a7e2fdd1c2746235aece252dbd0dd5a0d38bb0e34e0660cd2bdafd96ea2337be',
  '0042-silent-lists.ts': '1d2e67d32e321f5a05d5761fdffa4784a8d1843f4da89110535d2259f7bf0d56',
  '0043-proven-emails.ts': 'f04cece83be1648339f740521718aad1f6067a49133becbf8bbaf8694b42c655',
};

const folder = new URL('.', import.meta.url);

test('the steps of the schema are numbered without a gap', () => {
  expect(schemaMigrations.map(({ version }) => version)).toEqual(schemaMigrations.map((_, at) => at + 1));
});

test('each step is what it was when it was released', async () => {
  const files = (await readdir(folder)).filter((name) => /^\d/.test(name)).sort();
  const found = await Promise.all(
    files.map(async (name) => [
      name,
      createHash('sha256')
        .update(await readFile(new URL(name, folder)))
        .digest('hex'),
    ]),
  );
  expect(Object.fromEntries(found)).toEqual(hashes);
  expect(files).toHaveLength(schemaMigrations.length);
});

test('a step needs nothing that may change after it', async () => {
  for (const name of Object.keys(hashes)) {
    const imports = (await readFile(new URL(name, folder), 'utf8')).matchAll(/from '([^']+)'/g);
    expect([...imports].map(([, from]) => from)).toEqual(['kysely']);
  }
});
