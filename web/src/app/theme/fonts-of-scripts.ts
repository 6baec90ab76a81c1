/**
 * Letters of languages that are written in thousands of them: a browser fetches of a font only the parts that a page has letters
 * of, and what names those parts is itself too much for who reads another language.
 */
const fonts: Record<string, { name: string; load: () => Promise<unknown> }> = {
  'ja-JP': { name: 'Noto Sans JP Variable', load: () => import('@fontsource-variable/noto-sans-jp/index.css') },
  'ko-KR': { name: 'Noto Sans KR Variable', load: () => import('@fontsource-variable/noto-sans-kr/index.css') },
  'zh-CN': { name: 'Noto Sans SC Variable', load: () => import('@fontsource-variable/noto-sans-sc/index.css') },
  'zh-TW': { name: 'Noto Sans TC Variable', load: () => import('@fontsource-variable/noto-sans-tc/index.css') },
};

/** Without it, such as without a network, a page is written in what the device has. */
export async function loadFontOf(locale: string) {
  const font = fonts[locale];
  if (!font) return;
  document.documentElement.style.setProperty(
    '--fonts-of-scripts',
    `'${font.name}', 'Noto Sans Arabic', 'Noto Sans Hebrew'`,
  );
  await font.load().catch(() => undefined);
}
