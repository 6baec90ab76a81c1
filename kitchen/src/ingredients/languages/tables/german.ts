export const germanLines = `
2 EL Rapsöl | 2 | EL | Rapsöl
1,5 TL scharfer Senf | 1.5 | TL | scharfer Senf
1 Messerspitze Muskat | 1 | Messerspitze | Muskat
Prise Zucker | | Prise | Zucker
1 Prise Salz | 1 | Prise | Salz
200 g Weizenmehl | 200 | g | Weizenmehl
250 g Mehl, Type 550 | 250 | g | Mehl
500 ml trockener Rotwein | 500 | ml | trockener Rotwein
1 kg Kartoffeln, festkochend | 1 | kg | Kartoffeln
½ l Gemüsebrühe | 0.5 | l | Gemüsebrühe
1 dl Weisswein oder Apfelsaft | 1 | dl | Weisswein oder Apfelsaft
1/2 Bund Schnittlauch | 0.5 | Bund | Schnittlauch
Bund Dill | | Bund | Dill
2 Zehen Knoblauch | 2 | Zehen | Knoblauch
2 Knoblauchzehen, gepresst | 2 | | Knoblauchzehen
1 rote Zwiebel | 1 | | rote Zwiebel
2 kleine Zwiebel(n) | 2 | | Zwiebel
1 große Möhre | 1 | | Möhre
3 mittelgroße Tomaten | 3 | | Tomaten
4–5 Feigen | 4–5 | | Feigen
2 - 3 EL geriebener Käse | 2–3 | EL | Käse
2 bis 3 Karotten | 2–3 | | Karotten
2-3 Stiele Minze | 2–3 | Stiele | Minze
1 Dose Kokosmilch | 1 | Dose | Kokosmilch
2 Dosen stückige Tomaten | 2 | Dosen | stückige Tomaten
1 Dose(n) Mais | 1 | Dose | Mais
1 Pck. Vanillezucker | 1 | Pck | Vanillezucker
1 Päckchen Backpulver | 1 | Päckchen | Backpulver
1 Becher Schmand | 1 | Becher | Schmand
100 g Butter, weich | 100 | g | Butter
100 g weiche Butter | 100 | g | Butter
50 g gehackte Mandeln | 50 | g | Mandeln
1 EL frisch gehackte Petersilie | 1 | EL | Petersilie
200 g Erbsen (TK) | 200 | g | Erbsen
150 g (aus dem Glas) Oliven | 150 | g | Oliven
Salz und Pfeffer | | | Salz und Pfeffer
Salz, Pfeffer | | | Salz
Salz und Pfeffer aus der Mühle | | | Salz und Pfeffer
etwas Zitronensaft | | | Zitronensaft
etwas Öl zum Braten | | | Öl
Petersilie zum Garnieren | | | Petersilie
Mehl für die Arbeitsfläche | | | Mehl
Butter für die Form | | | Butter
ca. 300 g Brokkoli | 300 | g | Brokkoli
etwa 2 EL Honig | 2 | EL | Honig
3 Eier (Größe M) | 3 | | Eier
1 Eigelb | 1 | | Eigelb
1 Ei, verquirlt | 1 | | Ei
eine halbe Gurke | 0.5 | | Gurke
ein Schuss Sahne | 1 | Schuss | Sahne
1 Handvoll Rucola | 1 | Handvoll | Rucola
2 Scheiben Toastbrot | 2 | Scheiben | Toastbrot
1 Stück Ingwer (ca. 3 cm) | 1 | Stück | Ingwer
12 Stück getrocknete Aprikosen | 12 | Stück | getrocknete Aprikosen
1 Bio-Zitrone | 1 | | Bio-Zitrone
1 TL Paprikapulver, edelsüß | 1 | TL | Paprikapulver
1 TL getrockneter Thymian | 1 | TL | getrockneter Thymian
2 EL Sojasauce (hell) | 2 | EL | Sojasauce
1 gestrichener TL Natron | 1 | TL | Natron
1 EL Zitronensaft nach Geschmack | 1 | EL | Zitronensaft
400 g Hähnchenbrustfilet | 400 | g | Hähnchenbrustfilet
600 g Hackfleisch, gemischtes | 600 | g | Hackfleisch
1 Glas Rotkohl (720 ml) | 1 | Glas | Rotkohl
6 Blatt Gelatine | 6 | Blatt | Gelatine
1 Würfel Hefe | 1 | Würfel | Hefe
Saft von 1 Zitrone | 1 | | Zitrone
80 g Zucker + 1 EL für die Form | 80 | g | Zucker
1 kleines Stück Parmesan | 1 | Stück | Parmesan
2 EL, gehäuft Kakao | 2 | EL | Kakao
1 TL, gestr. Natron | 1 | TL | Natron
2 Zehe/n Knoblauch | 2 | Zehe | Knoblauch
3 Zwiebel/n, rote | 3 | | Zwiebel
1 kl. Dose Mais | 1 | Dose | Mais
1 kl. Möhre | 1 | | Möhre
½ Topf Schnittlauch | 0.5 | Topf | Schnittlauch
Saft einer halben Limette | 0.5 | | Limette
Saft und abgeriebene Schale von 2 Orangen | 2 | | Orangen
2 Dosen ganze geschälte Tomaten | 2 | Dosen | ganze geschälte Tomaten
2 EL grob gehackte, geröstete Walnüsse | 2 | EL | Walnüsse
Roggenmehl 1150, zum Bestäuben | | | Roggenmehl 1150
frisch gemahlener weißer Pfeffer | | | weißer Pfeffer
Salz n. B. | | | Salz
100 g Butter oder 80 g Öl | 100 | g | Butter
1 Würfel frische Hefe (42 g) | 1 | Würfel | frische Hefe
80 +20 g Zucker | 80 | g | Zucker
1/4 Ltr. Brühe | 0.25 | Ltr | Brühe
1 Teel. ; Zucker | 1 | Teel | Zucker
150 g Erbsen a.d. Dose | 150 | g | Erbsen
Butter fuer die Form | | | Butter
350 g Dinkelmehl (Type 630) | 350 | g | Dinkelmehl
1 Pck. Vanillinzucker | 1 | Pck | Vanillinzucker
250 ml lauwarme Milch | 250 | ml | Milch
3 Eier (Gr. M), getrennt | 3 | | Eier
1 gestr. TL Backpulver | 1 | TL | Backpulver
2 gehäufte EL Kakaopulver | 2 | EL | Kakaopulver
75 g weiche Butter + etwas für die Form | 75 | g | Butter
abgeriebene Schale von 1 Bio-Zitrone | 1 | | Bio-Zitrone
Saft von ½ Limette | 0.5 | | Limette
Salz, Pfeffer, Muskat | | | Salz
n. B. Chilipulver | | | Chilipulver
evtl. 1 Schuss Weißwein | 1 | Schuss | Weißwein
ca. 800 g Hokkaidokürbis | 800 | g | Hokkaidokürbis
1 Dose/n Kichererbsen, abgetropft | 1 | Dose | Kichererbsen
1 kl. Dose Mais (à 140 g) | 1 | Dose | Mais
2 Stange/n Lauch | 2 | Stange | Lauch
3 Stängel glatte Petersilie | 3 | Stängel | glatte Petersilie
1 daumengroßes Stück Ingwer | 1 | Stück | Ingwer
1 Stück(e) Ingwer, ca. 3 cm | 1 | Stück | Ingwer
4 Scheibe(n) Toastbrot, entrindet | 4 | Scheibe | Toastbrot
etwas Mehl zum Bestäuben | | | Mehl
Öl zum Anbraten | | | Öl
2-3 EL Olivenöl | 2–3 | EL | Olivenöl
1/4 Liter Sahne | 0.25 | Liter | Sahne
1 Glas Rotkohl (680 g) | 1 | Glas | Rotkohl
500 g gemischtes Hackfleisch | 500 | g | gemischtes Hackfleisch
1 kg Schweinebraten aus der Schulter | 1 | kg | Schweinebraten
4 Hähnchenbrustfilets à 150 g | 4 | | Hähnchenbrustfilets
2 mittelgroße Zwiebeln, fein gehackt | 2 | | Zwiebeln
1 m.-große Karotte(n) | 1 | | Karotte
1 Bund Frühlingszwiebeln, in Ringe geschnitten | 1 | Bund | Frühlingszwiebeln
10 Stiele Thymian | 10 | Stiele | Thymian
1/2 TL gemahlener Kreuzkümmel | 0.5 | TL | gemahlener Kreuzkümmel
1 Msp. Safranfäden | 1 | Msp | Safranfäden
5 Blatt weiße Gelatine | 5 | Blatt | weiße Gelatine
2 EL Zitronensaft, frisch gepresst | 2 | EL | Zitronensaft
200 g Feta oder Hirtenkäse | 200 | g | Feta oder Hirtenkäse
frisch gemahlener schwarzer Pfeffer | | | schwarzer Pfeffer
einige Blätter Basilikum | | Blätter | Basilikum
100 g TK-Erbsen | 100 | g | TK-Erbsen
2 Tassen Basmatireis | 2 | Tassen | Basmatireis
1 Zweig Rosmarin | 1 | Zweig | Rosmarin
1 Päckchen Puddingpulver Vanille | 1 | Päckchen | Puddingpulver Vanille
30 g geriebener Parmesan | 30 | g | Parmesan
3-4 Lorbeerblätter | 3–4 | | Lorbeerblätter
1 Knolle Fenchel | 1 | Knolle | Fenchel
12 Kirschtomaten, halbiert | 12 | | Kirschtomaten
Zucker nach Geschmack | | | Zucker
½ Kopf Blumenkohl | 0.5 | Kopf | Blumenkohl
20 cl Weißwein | 20 | cl | Weißwein
1 EL Speisestärke, in etwas Wasser angerührt | 1 | EL | Speisestärke
2 Pkt. Sahnesteif | 2 | Pkt | Sahnesteif
125g Zucker | 125 | g | Zucker
1,2 kg Rinderknochen | 1.2 | kg | Rinderknochen
Für den Teig: 300 g Mehl | 300 | g | Mehl
1 Spritzer Tabasco | 1 | Spritzer | Tabasco
1 Rolle Blätterteig aus dem Kühlregal | 1 | Rolle | Blätterteig
1 Pck. Dr. Oetker Vanillin-Zucker | 1 | Pck | Dr. Oetker Vanillin-Zucker
3/4 Liter Gemüsefond | 0.75 | Liter | Gemüsefond
1 Dose Kidneybohnen (400 g, abgetropft 240 g) | 1 | Dose | Kidneybohnen
ca. 800 g festkochende Kartoffeln | 800 | g | festkochende Kartoffeln
1-2 Chilischoten, je nach Schärfe | 1–2 | | Chilischoten
abgeriebene Schale von 1/2 Bio-Orange | 0.5 | | Bio-Orange
2 gehäufte EL Crème fraîche | 2 | EL | Crème fraîche
ein Stück Ingwer (etwa 3 cm) | 1 | Stück | Ingwer
150 ml trockener Weißwein oder Brühe | 150 | ml | trockener Weißwein oder Brühe
1 Bund glatte Petersilie, fein gehackt | 1 | Bund | glatte Petersilie
2,5 dl Vollrahm | 2.5 | dl | Vollrahm
4 Scheibe/n Toastbrot | 4 | Scheibe | Toastbrot
1/2 Würfel frische Hefe (21 g) | 0.5 | Würfel | frische Hefe
Öl zum Frittieren | | | Öl
6 Eigelb (Größe M) | 6 | | Eigelb
1 Messerspitze gemahlene Nelken | 1 | Messerspitze | gemahlene Nelken
je 1 rote und gelbe Paprikaschote | 1 | | rote und gelbe Paprikaschote
2 Stangen Lauch (nur das Weiße) | 2 | Stangen | Lauch
einige Spritzer Zitronensaft | | Spritzer | Zitronensaft
1 Handvoll Babyspinat, gewaschen und trocken geschleudert | 1 | Handvoll | Babyspinat
n. B. Zucker | | | Zucker
1 Tafel Zartbitterschokolade (100 g) | 1 | Tafel | Zartbitterschokolade
200 g geriebener Emmentaler | 200 | g | Emmentaler
3 EL Sojasauce (z.B. Kikkoman) | 3 | EL | Sojasauce
1 großes Bund Basilikum | 1 | Bund | Basilikum
8 Schweinemedaillons à ca. 80 g | 8 | | Schweinemedaillons
1 TL, gestrichen Natron | 1 | TL | Natron
2 mittelgroße Zucchini (ca. 400 g) | 2 | | Zucchini
125 g Butter, zimmerwarm, plus etwas mehr für die Form | 125 | g | Butter
1 Glas Sauerkirschen, Abtropfgewicht 350 g | 1 | Glas | Sauerkirschen
80 Gramm Zucker | 80 | Gramm | Zucker
2 Knoblauchzehen, durchgepresst | 2 | | Knoblauchzehen
1 ½ Teelöffel Kreuzkümmel | 1.5 | Teelöffel | Kreuzkümmel
1 Packung TK-Blätterteig (450 g) | 1 | Packung | TK-Blätterteig
1 Schuss Rum nach Belieben | 1 | Schuss | Rum
300-350 ml lauwarmes Wasser | 300–350 | ml | Wasser
1 1/2 TL (gestrichen) Salz | 1.5 | TL | Salz
2 Stück Hähnchenbrustfilet à 180 g | 2 | Stück | Hähnchenbrustfilet
1 daumengroßes Stück Ingwer, gerieben | 1 | Stück | Ingwer
250 g kalte Butter in Stückchen | 250 | g | Butter
1 Pr. Salz | 1 | Pr | Salz
etwas Mehl für die Arbeitsfläche | | | Mehl
1 Becher Schmand (200 g) | 1 | Becher | Schmand
4 Blatt weiße Gelatine | 4 | Blatt | weiße Gelatine
3-4 Zweige frischer Thymian | 3–4 | Zweige | frischer Thymian
100g Speckwürfel (mager) | 100 | g | Speckwürfel
Saft und Schale einer Bio-Zitrone | 1 | | Bio-Zitrone
2 EL Tomatenmark, dreifach konzentriert | 2 | EL | Tomatenmark
1 Dose stückige Tomaten (à 400 g) | 1 | Dose | stückige Tomaten
3 Lorbeerblätter | 3 | | Lorbeerblätter
1/2 TL edelsüßes Paprikapulver | 0.5 | TL | edelsüßes Paprikapulver
1 kg Rinderschmorbraten aus der Schulter | 1 | kg | Rinderschmorbraten
ca. 100 ml Milch, je nach Konsistenz | 100 | ml | Milch
2 rote Zwiebeln, in feinen Ringen | 2 | | rote Zwiebeln
1 gute Prise Zucker | 1 | Prise | Zucker
`;
