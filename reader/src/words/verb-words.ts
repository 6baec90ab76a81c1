/** What people do with food, as steps begin with it: imperatives and infinitives. Words that are foods as well are left out. */
const first =
  'add|arrange|assemble|bake|beat|blanch|blend|boil|braise|break|bring|brown|brush|caramelise|caramelize|chill|chop|combine|cook|cool|cover|crack|crumble|crush|cut|deglaze|dice|discard|dissolve|divide|drizzle|enjoy|fill|finish|flip|fold|freeze|fry|garnish|grate|grease|grill|heat|knead|leave|let|line|marinate|mash|measure|melt|mix|parboil|place|poach|pour|preheat|prepare|proof|pulse|puree|put|reduce|refrigerate|remove|repeat|rest|rinse|roast|sauté|saute|scatter|scoop|score|season|separate|serve|set|shake|shape|shred|sieve|sift|simmer|slice|soak|soften|spoon|spread|sprinkle|steam|stir|strain|stuff|sweat|take|thicken|tip|toss|transfer|trim|turn|warm|wash|whip|whisk|wrap|' +
  'backe|backt|bedecke|bestreiche|brate|bratet|dünste|erhitze|erhitzt|fülle|gib|gebt|gieße|hacke|heize|hebe|knete|koche|kocht|lass|lasst|lege|mische|mischt|nimm|püriere|rühre|rührt|schäle|schält|schlage|schneide|schneidet|serviere|stelle|streue|verquirle|verrühre|vermische|wasche|würze|' +
  'ajouter|assaisonner|battre|beurrer|chauffer|couper|cuire|dresser|égoutter|émincer|enfourner|éplucher|étaler|faire|hacher|incorporer|laisser|laver|mélanger|mettre|mixer|peler|pétrir|placer|porter|préchauffer|préparer|râper|réserver|saler|saupoudrer|servir|verser|' +
  'aggiungere|affettare|amalgamare|bollire|condire|cuocere|far|fare|frullare|grattugiare|impastare|infornare|lasciare|lavare|mescolare|mettere|mondare|montare|pelare|preparare|rosolare|salare|sbattere|sbucciare|scaldare|scolare|servire|soffriggere|stendere|tagliare|tritare|unire|versare|' +
  'agregar|añadir|asar|batir|calentar|cocer|cocinar|colar|cortar|dejar|dorar|echar|enfriar|freír|hervir|hornear|incorporar|lavar|machacar|mezclar|pelar|picar|poner|precalentar|rallar|rehogar|remover|sazonar|servir|sofreír|trocear|triturar|verter|' +
  'acrescentar|acrescente|adicionar|adicione|amasse|asse|aqueça|bata|bater|coloque|corte|cozer|cozinhar|cozinhe|deixe|despeje|ferva|fritar|frite|junte|juntar|leve|lave|misturar|misture|pique|refogar|refogue|retire|sirva|tempere|unte|' +
  'bak|breng|dek|doe|giet|haal|hak|klop|kneed|kook|laat|leg|meng|pel|roer|schep|schil|serveer|smelt|snijd|snij|spoel|stamp|strooi|verhit|verwarm|voeg|was|' +
  'baka|blanda|bland|bring|dela|fräs|grädda|hacka|hæld|häll|hell|hvisk|jäs|kok|koka|kog|knåda|lad|låt|mixa|rør|rör|server|servera|skär|skjær|skræl|skrell|skala|smält|smelt|steg|stek|strö|tilsæt|tilsett|tillsätt|värm|varm|vispa|visp|vänd|vend|' +
  'dodać|dodaj|doprawić|doprawić|gotować|gotuj|obrać|obierz|odstawić|piec|pokroić|pokrój|podawać|podsmażyć|posiekać|przełożyć|smażyć|ubić|udusić|ugotować|ugotuj|upiec|wlać|wsypać|wymieszać|wymieszaj|zagnieść|zagotować|zalać|zmiksować|' +
  'взбить|варить|выпекать|добавить|жарить|залить|запекать|нарезать|натереть|обжарить|отварить|очистить|перемешать|подавать|посолить|смешать|тушить';

/** How steps end in languages whose infinitives come last. */
const last =
  'abgießen|abkühlen|ablöschen|abschmecken|anbraten|anrichten|anschwitzen|aufkochen|aufschlagen|ausrollen|aushöhlen|auskühlen|backen|bestreichen|bestreuen|braten|dünsten|einweichen|erhitzen|formen|frittieren|füllen|garen|garnieren|gehen|gießen|grillen|hacken|halbieren|heben|kneten|köcheln|kochen|lassen|marinieren|mischen|mixen|panieren|pellen|pürieren|putzen|quellen|raspeln|reiben|rösten|rühren|salzen|schälen|schlagen|schmelzen|schmoren|schneiden|servieren|stampfen|stocken|streuen|teilen|trennen|überbacken|unterheben|unterrühren|verkneten|vermengen|vermischen|verquirlen|verrühren|verteilen|vorheizen|waschen|wenden|würfeln|würzen|zerdrücken|ziehen|zugeben|zupfen|' +
  'bakken|bestrooien|fijnhakken|fruiten|gieten|kneden|koken|kloppen|laten|mengen|roeren|schillen|serveren|smelten|snijden|stampen|stoven|strooien|toevoegen|verwarmen|wassen';

const firstVerbs = new Set(first.split('|'));
const lastVerbs = new Set(last.split('|'));

const lettersOf = (word: string | undefined): string => (word ?? '').replace(/[^\p{L}]/gu, '');

/** Whether a line tells to do something. The infinitive at its end is no noun, which German writes with a capital. */
export function tellsToDo(line: string): boolean {
  const words = line.trim().split(/\s+/, 40);
  const begins = lettersOf(words[0]).toLowerCase();
  if (firstVerbs.has(begins) || (begins.length > 5 && begins.endsWith('ez'))) return true;
  return words.length > 1 && lastVerbs.has(lettersOf(words.at(-1)));
}
