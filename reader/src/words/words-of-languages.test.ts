import { describe, expect, test } from 'vitest';
import { readRecipe } from '../read-recipe.ts';
import { sectionOf } from './section-words.ts';

/** Other words than those of the pages in bench/pages: two headings, then yield, preparation and cooking as a page writes them. */
const languages: [string, string, string, string, number, string, number, string, number][] = [
  [
    'de',
    'Zutatenliste',
    'Schritt für Schritt',
    'Ergibt 12 Stück',
    12,
    'Arbeitszeit: 1 Std. 15 Min.',
    75,
    'Backzeit: 40 Min.',
    40,
  ],
  [
    'fr',
    'Liste des ingrédients',
    'Marche à suivre',
    'Pour 6 personnes',
    6,
    'Préparation : 20 mn',
    20,
    'Cuisson : 1h30',
    90,
  ],
  [
    'es',
    'Lista de ingredientes',
    'Modo de preparación',
    'Para 4 personas',
    4,
    'Preparación: 15 minutos',
    15,
    'Cocción: 1 hora y 10 minutos',
    70,
  ],
  [
    'it',
    'Lista degli ingredienti',
    'Come fare',
    'Dosi per 6 persone',
    6,
    'Tempo di preparazione: 20 minuti',
    20,
    'Tempo di cottura: 1 h',
    60,
  ],
  [
    'nl',
    'Boodschappenlijst',
    'Aan de slag',
    'Voor 4 personen',
    4,
    'Voorbereiding: 15 min.',
    15,
    'Oventijd: 35 minuten',
    35,
  ],
  [
    'pt',
    'Lista de ingredientes',
    'Instruções',
    'Rende 8 porções',
    8,
    'Preparo: 20 minutos',
    20,
    'Tempo de forno: 40 min',
    40,
  ],
  ['sv', 'Ingredienslista', 'Instruktioner', 'För 4 personer', 4, 'Förberedelser: 15 min', 15, 'Koktid: 30 min', 30],
  ['da', 'Ingrediensliste', 'Så gør du', 'Til 4 personer', 4, 'Arbejdstid: 20 min', 20, 'Bagetid: 30 min', 30],
  ['nb', 'Ingrediensliste', 'Framgangsmåte', '4 porsjoner', 4, 'Forberedelser: 15 minutter', 15, 'Koketid: 1 time', 60],
  ['fi', 'Ainesosat', 'Valmistus', '6 annosta', 6, 'Esivalmistelu: 15 min', 15, 'Paistoaika: 30 min', 30],
  [
    'pl',
    'Potrzebne produkty',
    'Wykonanie',
    'Porcje: 6',
    6,
    'Przygotowanie: 25 minut',
    25,
    'Czas pieczenia: 1 godzina',
    60,
  ],
  ['cs', 'Na přípravu potřebujeme', 'Pracovní postup', 'Porce: 4', 4, 'Příprava: 20 minut', 20, 'Pečení: 45 minut', 45],
  ['hu', 'Összetevők', 'Az elkészítés lépései', '4 adag', 4, 'Előkészítési idő: 15 perc', 15, 'Sütési idő: 1 óra', 60],
  [
    'ro',
    'Avem nevoie de',
    'Instrucțiuni',
    'Număr porții: 6',
    6,
    'Timp de pregătire: 20 minute',
    20,
    'Timp de coacere: 40 minute',
    40,
  ],
  [
    'ru',
    'Вам понадобится',
    'Как готовить',
    'На 6 порций',
    6,
    'Подготовка: 20 минут',
    20,
    'Время готовки: 1 час 20 минут',
    80,
  ],
  [
    'bg',
    'Необходими съставки',
    'Приготовление',
    'За 6 порции',
    6,
    'Време за подготовка: 20 мин.',
    20,
    'Време за печене: 40 мин.',
    40,
  ],
  ['uk', 'Що потрібно', 'Покроковий рецепт', 'На 4 порції', 4, 'Підготовка: 15 хв', 15, 'Випікання: 40 хв', 40],
  [
    'el',
    'Τι χρειαζόμαστε',
    'Τρόπος παρασκευής',
    'Για 6 άτομα',
    6,
    'Χρόνος προετοιμασίας: 20 λεπτά',
    20,
    'Χρόνος μαγειρέματος: 1 ώρα',
    60,
  ],
  ['tr', 'İçindekiler', 'Tarifin yapılışı', '6 kişilik', 6, 'Hazırlık: 20 dk', 20, 'Pişirme: 45 dk', 45],
  ['he', 'חומרים', 'אופן הכנה', 'כמות: 6 מנות', 6, 'זמן עבודה: 20 דקות', 20, 'זמן אפייה: 40 דקות', 40],
  ['ar', 'مقادير', 'خطوات التحضير', 'تكفي 6 أشخاص', 6, 'مدة التحضير: 20 دقيقة', 20, 'مدة الطهي: 1 ساعة', 60],
  ['hi', 'सामग्रियाँ', 'कैसे बनाएं', '4 लोगों के लिए', 4, 'तैयारी: 15 मिनट', 15, 'पकाने में समय: 30 मिनट', 30],
  ['ja', '材料一覧', 'レシピ手順', '2人前', 2, '下準備：10分', 10, '加熱時間：20分', 20],
  ['zh', '食材準備', '烹飪步驟', '份數：4人份', 4, '準備時間：15分鐘', 15, '烹調時間：30分鐘', 30],
  ['ko', '재료 준비', '조리방법', '4인분 기준', 4, '준비: 10분', 10, '조리: 30분', 30],
];

describe.each(languages)(
  'in %s',
  (language, ingredients, method, yields, amount, prep, prepMinutes, cook, cookMinutes) => {
    test('headings are known', () => {
      expect(sectionOf(ingredients)).toBe('ingredients');
      expect(sectionOf(method)).toBe('method');
    });

    test('yield and times are read beside their labels', () => {
      const facts = [yields, prep, cook].map((fact) => `<li>${fact}</li>`).join('');
      const html = `<html lang="${language}"><body><h1>Soup</h1><ul>${facts}</ul><h2>Ingredients</h2><ul><li>200 g flour</li><li>2 eggs</li><li>1 tsp salt</li></ul><h2>Method</h2><p>Mix everything in a large bowl and bake it.</p></body></html>`;

      const recipe = readRecipe({ html, url: 'https://soup.example/1' });

      expect([recipe?.yield?.amount, recipe?.prepMinutes, recipe?.cookMinutes]).toEqual([
        amount,
        prepMinutes,
        cookMinutes,
      ]);
    });
  },
);

test.each([
  ['ΥΛΙΚΑ', 'ingredients'],
  ['ΕΚΤΕΛΕΣΗ', 'method'],
  ['MALZEMELER', 'ingredients'],
  ['YAPILIŞI', 'method'],
  ['İÇİNDEKİLER', 'ingredients'],
  ['材料（4人分）', 'ingredients'],
  ['Hozzávalók 6 személyre', 'ingredients'],
  ['מצרכים ל-6 מנות', 'ingredients'],
])('the heading %s opens the %s', (heading, section) => expect(sectionOf(heading)).toBe(section));
