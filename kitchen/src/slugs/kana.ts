/** Hepburn spellings; the second line of each pair of rows are the sounds in the same order. */
const rows: readonly (readonly [kana: string, sounds: string])[] = [
  ['あいうえおかきくけこがぎぐげご', 'a i u e o ka ki ku ke ko ga gi gu ge go'],
  ['さしすせそざじずぜぞたちつてと', 'sa shi su se so za ji zu ze zo ta chi tsu te to'],
  ['だぢづでどなにぬねのはひふへほ', 'da ji zu de do na ni nu ne no ha hi fu he ho'],
  ['ばびぶべぼぱぴぷぺぽまみむめも', 'ba bi bu be bo pa pi pu pe po ma mi mu me mo'],
  ['やゆよらりるれろわゐゑをんゔ', 'ya yu yo ra ri ru re ro wa i e o n vu'],
];

const sounds = new Map(rows.flatMap(([kana, line]) => line.split(' ').map((sound, at) => [kana.charAt(at), sound])));
const smallVowels = new Map([...'ぁぃぅぇぉ'].map((kana, at) => [kana, 'aiueo'.charAt(at)]));
const smallGlides = new Map([...'ゃゅょ'].map((kana, at) => [kana, ['ya', 'yu', 'yo'][at] ?? '']));

/** Hiragana and katakana as Latin letters: "カレー" is "kare", "じゃが" is "jaga". */
export function spellKana(text: string): string {
  return text.replace(/[\u3041-\u3096\u30a1-\u30fa\u30fc]+/g, (run) => spellRun([...run].map(toHiragana)));
}

function spellRun(run: readonly string[]): string {
  let spelled = '';
  let isDoubled = false;
  for (const kana of run) {
    if (kana === 'っ') {
      isDoubled = true;
      continue;
    }
    spelled = joined(spelled, kana, isDoubled);
    isDoubled = false;
  }
  return spelled;
}

function joined(before: string, kana: string, isDoubled: boolean): string {
  const glide = smallGlides.get(kana);
  if (glide)
    return /(?:sh|ch|j)i$/.test(before) ? before.slice(0, -1) + glide.slice(1) : before.replace(/i$/, '') + glide;
  const vowel = smallVowels.get(kana);
  if (vowel) return before.replace(/[aiueo]$/, '') + vowel;
  const sound = sounds.get(kana) ?? '';
  return before + (isDoubled ? sound.charAt(0) : '') + sound;
}

/** Katakana lies 0x60 above hiragana. */
function toHiragana(kana: string): string {
  const code = kana.charCodeAt(0);
  return code >= 0x30a1 && code <= 0x30f6 ? String.fromCharCode(code - 0x60) : kana;
}
