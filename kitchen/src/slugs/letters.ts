/** How letters are spelled in ASCII that no accent-stripping takes there; the spellings are those of Unidecode. */
export const letterSpellings: ReadonlyMap<string, string> = new Map([
  ...pairs('ß ss æ ae œ oe ø o ł l đ d ð d þ th ı i ħ h ŋ ng ĸ k ŧ t ə a ŀ l'),
  ...pairs('а a б b в v г g д d е e ё io ж zh з z и i й i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch'),
  ...pairs('ш sh щ shch ы y э e ю iu я ia є ie і i ї yi ґ g ў u ђ dj ј j љ lj њ nj ћ c џ dz ѓ g ќ k ѕ dz ә a ғ gh'),
  ...pairs('қ q ң n ө o ұ u ү u һ h'),
  ...pairs('α a β b γ g δ d ε e ζ z η e θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ u φ ph χ kh ψ ps ω o'),
  ...pairs('ա a բ b գ g դ d ե e զ z է e ը e թ t ժ zh ի i լ l խ kh ծ ts կ k հ h ձ dz ղ gh ճ ch մ m յ y ն n շ sh ո o'),
  ...pairs('չ ch պ p ջ j ռ r ս s վ v տ t ր r ց c ւ w փ p ք k օ o ֆ f և ew'),
  ...pairs('ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k ლ l მ m ნ n ო o პ p ჟ zh რ r ს s ტ t უ u ფ p ქ k ღ gh ყ q შ sh'),
  ...pairs('ჩ ch ც ts ძ dz წ ts ჭ ch ხ kh ჯ j ჰ h'),
  ...pairs('א a ב b ג g ד d ה h ו v ז z ח kh ט t י y כ k ך k ל l מ m ם m נ n ן n ס s ע a פ p ף p צ ts ץ ts ק k ר r'),
  ...pairs('ש sh ת t'),
  ...pairs('ا a أ a إ i آ a ٱ a ب b ة h ت t ث th ج j ح h خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ z ع a غ gh ف f'),
  ...pairs('ق q ك k ل l م m ن n ه h و w ؤ w ي y ئ y ى a پ p چ ch ژ zh گ g ک k ی y ە h'),
]);

/** Signs that are written like letters and mean nothing alone. */
export const silentSigns = /[ьъʹʺʼʻʾʿ’‘`´ءـ\u064b-\u0652\u0591-\u05c7]/g;

function pairs(line: string): [string, string][] {
  const parts = line.split(' ');
  return parts.flatMap((letter, at) => (at % 2 === 0 ? [[letter, parts[at + 1] ?? '']] : []));
}
