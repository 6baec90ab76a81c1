import type { LanguageData } from './language.ts';

/** Languages of which only numbers, units and the commonest remarks are known: what is left of a line is its food. */
export const otherLanguages: readonly LanguageData[] = [
  few({
    code: 'hu',
    range: ['vagy'],
    and: ['és'],
    numbers: 'egy=1 két=2 kettő=2 három=3 négy=4 öt=5 fél=0.5 negyed=0.25',
    units: `g, gr, dkg, deka, kg, ml, cl, dl, l, liter, db, darab, ek, evőkanál, evőkanálnyi, tk, teáskanál, kk, kávéskanál, kiskanál, mk, mokkáskanál, csipet, csomag, csom, cs, gerezd, fej, szál, szelet, csokor, marék, doboz, konzerv, bögre, pohár, csésze, tábla, cm, tasak, levél, üveg, fürt, csepp`,
    vague: ['kb', 'kevés', 'néhány', 'ízlés szerint', 'egy kevés', 'púpozott', 'csapott', 'nagy', 'kis'],
    noteBegins: ['ízlés szerint', 'a tálaláshoz', 'a sütéshez', 'szükség szerint'],
    common:
      'liszt finomliszt cukor porcukor só bors vaj tej tejföl tojás víz olaj napraforgóolaj olívaolaj hagyma vöröshagyma lilahagyma fokhagyma paradicsom burgonya répa sárgarépa sajt citrom rizs csirke tejszín élesztő sütőpor vagy friss vágva rozmaring',
  }),
  few({
    code: 'cs',
    range: ['až', 'nebo'],
    and: ['a'],
    numbers: 'jeden=1 jedna=1 jedno=1 dva=2 dvě=2 tři=3 čtyři=4 pět=5 půl=0.5 půlka=0.5 čtvrt=0.25',
    units: `g, gr, dkg, dag, kg, ml, cl, dl, l, litr, litru, litry, ks, kus, kusy, kusů, lžíce, lžíci, lžic, lžička, lžičky, lžičku, lžiček, pl, čl, hrnek, hrnky, hrnků, hrnku, šálek, šálky, špetka, špetku, špetky, stroužek, stroužky, stroužků, plátek, plátky, plátků, plát, balíček, balíčky, balení, svazek, hrst, hrsti, konzerva, plechovka, sáček, snítka, snítky, list, listy, kostka, sklenice, cm, kapka, kapky`,
    vague: ['asi', 'cca', 'trochu', 'několik', 'dle chuti', 'vrchovatá', 'vrchovaté'],
    noteBegins: ['na ozdobu', 'dle chuti', 'podle chuti', 'na smažení', 'na vymazání', 'podle potřeby'],
    common:
      'mouka mouky hladké cukr cukru moučkový sůl soli pepř pepře máslo másla mléko mléka vejce vajec voda vody olej oleje cibule česnek rajče rajčata brambory brambor sýr citron rýže kuře smetana smetany droždí mrkev nebo salátová okurka',
  }),
  few({
    code: 'fi',
    range: ['tai'],
    and: ['ja'],
    numbers: 'yksi=1 kaksi=2 kolme=3 neljä=4 viisi=5 puoli=0.5 puolikas=0.5',
    units: `g, kg, ml, cl, dl, l, litra, litraa, rkl, ruokalusikka, ruokalusikallista, tl, teelusikka, teelusikallista, mm, kpl, kappale, kappaletta, prk, purkki, purkkia, pkt, paketti, pakettia, pss, pussi, pussia, ripaus, kynsi, kynttä, nippu, nippua, ruukku, ruukkua, viipale, viipaletta, siivu, siivua, tlk, tölkki, tölkkiä, rasia, rasiaa, kuppi, kuppia, oksa, oksaa, loraus, nokare, cm`,
    vague: ['noin', 'n', 'hieman', 'vähän', 'muutama', 'reilu', 'vajaa'],
    noteBegins: ['maun mukaan', 'paistamiseen', 'koristeluun', 'tarjoiluun'],
    common:
      'vehnäjauhoja jauhoja sokeria suolaa pippuria mustapippuria voita maitoa kananmuna kananmunaa munaa vettä öljyä oliiviöljyä sipuli sipulia valkosipulia valkosipulinkynttä tomaattia perunaa juustoa sitruuna riisiä kanaa kermaa leivinjauhetta hiivaa porkkana porkkanaa tai ja',
  }),
  few({
    code: 'tr',
    range: ['veya', 'ya da'],
    and: ['ve'],
    numbers: 'bir=1 iki=2 üç=3 dört=4 beş=5 yarım=0.5 buçuk=0.5 çeyrek=0.25',
    units: `g, gr, gram, kg, kilo, kilogram, ml, cl, dl, l, lt, litre, su bardağı, çay bardağı, kahve fincanı, yemek kaşığı, tatlı kaşığı, çay kaşığı, adet, tane, diş, demet, tutam, paket, dilim, dal, yaprak, kase, avuç, kutu, bardak, cm`,
    vague: ['yaklaşık', 'biraz', 'birkaç', 'tepeleme', 'silme', 'az'],
    noteBegins: ['isteğe bağlı', 'üzeri için', 'kızartmak için', 'yeteri kadar'],
    common:
      'un şeker tuz karabiber tereyağı süt yumurta su yağ sıvıyağ zeytinyağı soğan sarımsak domates patates peynir limon pirinç tavuk krema maya kabartma havuç maydanoz veya için',
  }),
  few({
    code: 'hr',
    range: ['ili', 'do'],
    and: ['i'],
    numbers: 'jedan=1 jedna=1 jedno=1 dva=2 dvije=2 tri=3 četiri=4 pet=5 pola=0.5',
    units: `g, gr, dag, dkg, kg, ml, cl, dl, l, litra, litre, kom, komad, komada, žlica, žlice, žlicu, žličica, žličice, žličicu, šalica, šalice, češanj, češnja, češnjeva, prstohvat, vrećica, vrećice, konzerva, list, lista, listova, stabljika, stabljike, vezica, šaka, šake, kriška, kriške, čaša, čaše, cm`,
    vague: ['oko', 'malo', 'nekoliko', 'po želji', 'par'],
    noteBegins: ['po želji', 'po ukusu', 'za posipanje', 'za ukrašavanje'],
    common:
      'brašno brašna šećer šećera sol soli papar papra maslac maslaca mlijeko mlijeka jaje jaja voda vode ulje ulja luk luka češnjak rajčica rajčice krumpir sir sira limun riža piletina vrhnje kvasac mrkva peršin ili svježeg kravljeg kore kora',
  }),
  few({
    code: 'ru',
    range: ['или', 'до'],
    and: ['и'],
    numbers: 'один=1 одна=1 одно=1 два=2 две=2 три=3 четыре=4 пять=5 половина=0.5 половинка=0.5 пол=0.5 полтора=1.5',
    units: `г, гр, грамм, граммов, кг, килограмм, мг, мл, л, литр, литра, ст. л, ст л, столовая ложка, столовые ложки, столовых ложек, ч. л, ч л, чайная ложка, чайные ложки, чайных ложек, дес. л, шт, штука, штуки, штук, стакан, стакана, стаканов, зубчик, зубчика, зубчиков, щепотка, щепотки, пучок, пучка, банка, банки, пакет, пакетик, упаковка, веточка, веточки, лист, листа, ломтик, ломтика, горсть, см, стебель, стебля`,
    vague: ['около', 'примерно', 'немного', 'несколько'],
    noteBegins: ['по вкусу', 'по желанию', 'для подачи', 'для жарки', 'для украшения'],
    common: 'мука муки сахар сахара соль соли перец масло масла молоко молока яйцо яйца яиц вода воды лук чеснок сыр',
  }),
  few({
    code: 'zh',
    range: ['到', '至'],
    and: ['又'],
    numbers: '半=0.5',
    units: `克, 毫升, 升, 公斤, 千克, 斤, 个, 個, 只, 根, 片, 勺, 茶匙, 汤匙, 大勺, 小勺, 匙, 杯, 瓣, 颗, 粒, 块, 把, 条, 包, 袋, 盒, 罐, 滴, g, kg, ml, l`,
    vague: ['适量', '少许', '约', '适量的'],
    noteBegins: [],
    common: '鸡蛋 牛奶 白糖 面粉',
  }),
];

type Few = Pick<LanguageData, 'code' | 'range' | 'and' | 'numbers' | 'units' | 'vague' | 'noteBegins' | 'common'> &
  Partial<LanguageData>;

function few(known: Few): LanguageData {
  return { links: [], sizes: [], prepared: [], takenParts: [], qualities: [], ...known };
}
