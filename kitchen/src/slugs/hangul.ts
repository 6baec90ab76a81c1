const initials = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const finals = ' k k k n n n t l l l l l l l l m p p t t ng t t k t p t'.split(' ');

const firstSyllable = 0xac00;

/** Korean syllables as Latin letters, each by itself in the Revised Romanization: "김치" is "gimchi". */
export function spellHangul(text: string): string {
  return text.replace(/[\uac00-\ud7a3]/g, (syllable) => {
    const code = syllable.charCodeAt(0) - firstSyllable;
    const initial = initials[Math.floor(code / (finals.length * vowels.length))];
    const vowel = vowels[Math.floor(code / finals.length) % vowels.length];
    return `${initial}${vowel}${finals[code % finals.length]}`;
  });
}
