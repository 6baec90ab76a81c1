/** Kitchen words, accents stripped, whose plural differs by more than an ending: singular, then the forms that mean it. */
const forms = `
loaf loaves
leaf leaves
half halves
knife knives
calf calves
goose geese
box boxes
ei eier eiern eieren eitje eitjes
kloss klosse klossen
blatt blatter blattern
huhn huhner huhnern
korn korner kornern
kraut krauter krautern
brot brote broten brotchen
nuss nusse nussen
tomate tomaat
aardappel aardappelen aardappels
ui uien uitje uitjes
boon bonen
noot noten
peer peren
biet bieten
kool kolen
morot morotter
not notter
uovo uova
fungo funghi
oeil yeux
nuez nueces
pez peces
pan panes
pao paes
ovo ovos
jajko jajka jajek
ziemniak ziemniaki ziemniakow
cebula cebule cebuli
jablko jablka jablek
`;

export const irregularPlurals: ReadonlyMap<string, string> = new Map(
  forms
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .flatMap(([singular = '', ...plurals]) => plurals.map((plural) => [plural, singular] as const)),
);
