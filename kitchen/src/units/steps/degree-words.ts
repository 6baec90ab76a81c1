/**
 * How languages write out degrees, which are those of Celsius unless a text says otherwise: patterns of what may follow a number.
 * English is left out, as its "350 degrees" may be of either scale.
 */
export const degreeWords: Readonly<Record<string, string>> = {
  af: 'grade',
  ar: 'درج(?:ة|ات)(?:\\s+(?:مئوية|سيليزية|سلسيوس))?',
  bg: 'градуса?(?:\\s+(?:C|С|по\\s+Целзий))?',
  ca: 'graus',
  cs: 'stup(?:ňů|ních|ně|eň)(?:\\s+Celsia)?',
  da: 'grader',
  de: 'Grad(?:\\s+Celsius)?',
  el: 'βαθμ(?:ούς|οί|ών)(?:\\s+Κελσίου)?',
  es: 'grados(?:\\s+centígrados)?',
  fi: 'ast(?:etta|eeseen|eessa|een)',
  fr: 'degrés',
  gl: 'graos',
  he: 'מעלות(?:\\s+צלזיוס)?',
  hr: 'stupnj(?:eva|a|evima)(?:\\s+Celzija)?',
  hu: 'fok(?:on|ra|os|ig)?',
  is: 'gráð(?:ur|um|u|a)',
  it: 'gradi',
  lt: 'laipsni(?:ų|ai|us)',
  lv: 'grād(?:i|os|u|iem)',
  nl: 'graden',
  pl: 'stopni(?:e|ach)?(?:\\s+C)?|st\\.\\s?C',
  pt: 'graus',
  ro: '(?:de\\s+)?grade(?:le)?(?:\\s+Celsius)?',
  ru: 'градус(?:ов|ах|ам|а)?(?:\\s+(?:C|С|Цельсия|по\\s+Цельсию))?',
  sk: 'stup(?:ňov|ňoch|ne)(?:\\s+Celzia)?',
  sl: 'stopinj(?:ah|e)?(?:\\s+Celzija)?',
  sr: 'степен(?:и|а)(?:\\s+Целзијуса)?|stepeni',
  sv: 'grader',
  tr: 'derece(?:de|ye|lik)?',
  uk: 'градус(?:ів|ах|и)(?:\\s+(?:C|С|Цельсія|за\\s+Цельсієм))?',
  vi: 'độ(?:\\s*C)?',
};

/** Japanese, Chinese and Korean write on without a space; a turn by 180 degrees is no heat. */
export const degreeSigns = '(?:度|도)(?!\\s?(?:回|ひっくり|向|转|轉|翻|旋|角|뒤|돌))';
