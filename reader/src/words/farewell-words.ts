/** What cooks write below the last step, in the languages that the reader knows: a wish, and talk to those who read. */
const wishes =
  'bon app[ée]tit|buon appetito|guten appetit|lass(?:t)? es (?:dir|euch|ihnen) schmecken|smacznego|afiyet olsun|καλή (?:σας )?όρεξη|jó étvágyat|dobrou chu[ťt]|dobrú chuť|приятного аппетита|смачного|smaklig måltid|velbekomme|god appetitt?|hyvää ruokahalua|eet smakelijk|¡?buen provecho|bom ap[eé]tite|pofta bună|dobar tek|добър апетит|召し上がれ|بالهناء|وبالعافية|بالعافية|בתיאבון|happy (?:baking|cooking|eating)|enjoy!';
const talk =
  'tag me|tag us|let me know|let us know|in the comments|see you (?:next|in the|soon)|until next (?:time|week)|happy (?:baking|cooking)|god bless|love y.all|xoxo|subscribe|follow (?:me|us) on|sign up for|if you (?:make|try|tried|made|liked?|loved?) (?:this|it|them)|there you have it|is published by|to order (?:for|call|a copy)|that.s it\\. |abonnier[et]|schreib(?:t)? mir|lass(?:t)? (?:es )?mich wissen|verlink(?:t|e) mich|n.hésitez pas à (?:me|nous|commenter|laisser)|dites-moi|abonnez-vous|fatemi sapere|lasciatemi un commento|déjame (?:un|tu)|contadme|suscr[ií]bete|piszcie|dajcie znać|подписывайтесь|пишите в комментариях|підписуйтесь|لا تنسوا|اشتركوا|yorum(?:larda|lara)|berichtet|laat (?:het )?me weten';

const beginsWithWish = new RegExp(`^(?:${wishes})(?!\\p{L})`, 'iu');
const speaks = new RegExp(`(?<!\\p{L})(?:${talk})(?!\\p{L})`, 'iu');
const postscript = /^p\.?\s?s\.?\s*[:.]?\s/i;
const longestFarewell = 400;

/** Whether a text below the last step is no step: "Enjoy!", "If you make this, tag me". */
export function isFarewell(text: string): boolean {
  return text.length <= longestFarewell && (beginsWithWish.test(text) || speaks.test(text) || postscript.test(text));
}

/** A wish and nothing else, which nobody misses. */
export function isWishOnly(text: string): boolean {
  return text.length <= 40 && beginsWithWish.test(text);
}
