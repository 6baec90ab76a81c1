/** Labels with their colours: key; colour; en-US; de-DE; fr-FR; es-ES; it-IT; nl-NL; pt-BR; sv-SE; pl-PL. */
export const labels = `
vegetables; #4CAF50; Vegetables; Gemüse; Légumes; Verduras; Verdure; Groenten; Legumes e verduras; Grönsaker; Warzywa
fruit; #E57373; Fruit; Obst; Fruits; Frutas; Frutta; Fruit; Frutas; Frukt; Owoce
herbs; #8BC34A; Fresh herbs; Frische Kräuter; Herbes fraîches; Hierbas frescas; Erbe aromatiche; Verse kruiden; Ervas frescas; Färska örter; Świeże zioła
meat; #B71C1C; Meat; Fleisch; Viande; Carne; Carne; Vlees; Carnes; Kött; Mięso
poultry; #D7A15C; Poultry; Geflügel; Volaille; Aves; Pollame; Gevogelte; Aves; Fågel; Drób
fish; #0288D1; Fish & seafood; Fisch & Meeresfrüchte; Poisson et fruits de mer; Pescado y marisco; Pesce e frutti di mare; Vis & zeevruchten; Peixes e frutos do mar; Fisk & skaldjur; Ryby i owoce morza
dairy; #90CAF9; Dairy & eggs; Milchprodukte & Eier; Produits laitiers et œufs; Lácteos y huevos; Latticini e uova; Zuivel & eieren; Laticínios e ovos; Mejeri & ägg; Nabiał i jaja
cheese; #FFD54F; Cheese; Käse; Fromage; Quesos; Formaggi; Kaas; Queijos; Ost; Sery
tofu; #A5D6A7; Plant-based; Pflanzliche Alternativen; Produits végétaux; Productos vegetales; Prodotti vegetali; Plantaardig; Produtos vegetais; Växtbaserat; Produkty roślinne
bakery; #BC8F5F; Bakery; Backwaren; Boulangerie; Panadería; Panetteria; Bakkerij; Padaria; Bageri; Pieczywo
baking; #F0C9A0; Baking; Backzutaten; Pâtisserie; Repostería; Ingredienti per dolci; Bakken; Confeitaria; Bakning; Do pieczenia
spices; #C62828; Spices & stock; Gewürze & Brühe; Épices et bouillons; Especias y caldos; Spezie e brodi; Specerijen & bouillon; Temperos e caldos; Kryddor & buljong; Przyprawy i buliony
grains; #D4B483; Grains & pasta; Getreide & Nudeln; Céréales et pâtes; Cereales y pasta; Cereali e pasta; Granen & pasta; Grãos e massas; Gryn & pasta; Kasze i makarony
legumes; #795548; Legumes; Hülsenfrüchte; Légumineuses; Legumbres; Legumi; Peulvruchten; Leguminosas; Baljväxter; Strączkowe
nuts; #A1887F; Nuts & seeds; Nüsse & Samen; Noix et graines; Frutos secos y semillas; Frutta secca e semi; Noten & zaden; Castanhas e sementes; Nötter & frön; Orzechy i nasiona
canned; #78909C; Canned & jarred; Konserven; Conserves; Conservas; Conserve; Conserven; Enlatados e conservas; Konserver; Konserwy
oils; #AFB42B; Oils & vinegars; Öl & Essig; Huiles et vinaigres; Aceites y vinagres; Oli e aceti; Olie & azijn; Óleos e vinagres; Olja & vinäger; Oleje i octy
condiments; #FF7043; Sauces & condiments; Saucen & Würzmittel; Sauces et condiments; Salsas y condimentos; Salse e condimenti; Sauzen & smaakmakers; Molhos e condimentos; Såser & smaksättare; Sosy i dodatki
sweets; #EC407A; Sweets & spreads; Süßes & Aufstriche; Sucreries et tartinades; Dulces y cremas; Dolci e creme; Zoetwaren & beleg; Doces e cremes; Sötsaker & pålägg; Słodycze i smarowidła
snacks; #FFA726; Snacks; Snacks; En-cas; Aperitivos; Snack; Snacks; Petiscos; Snacks; Przekąski
frozen; #4DD0E1; Frozen foods; Tiefkühlkost; Surgelés; Congelados; Surgelati; Diepvries; Congelados; Fryst; Mrożonki
beverages; #42A5F5; Beverages; Getränke; Boissons; Bebidas; Bevande; Dranken; Bebidas; Drycker; Napoje
alcohol; #7E57C2; Alcohol; Alkohol; Alcool; Alcohol; Alcolici; Alcohol; Bebidas alcoólicas; Alkohol; Alkohol
household; #B0BEC5; Household; Haushalt; Maison; Hogar; Casa; Huishouden; Casa e limpeza; Hushåll; Dom
other; #E0E0E0; Other; Sonstiges; Autres; Otros; Altro; Overig; Outros; Övrigt; Inne
`;
