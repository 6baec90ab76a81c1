const plantoeatCsv = `Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Public Url,Photo Url,Private,Calories,Fat,Created At,Updated At
Leek pie,Main,French,Leeks,"Good,
""cold"" too.",Ada,https://pies.example/leek,pies.example,75,30,105,6,1 pie,", Filling
2 itm Leeks, sliced
, Crust
1 pkg Pastry
","Cook.
Bake.","Winter, Cheap",3,https://plan.example/1,https://pies.example/leek.jpg,yes,310,12,2023-10-13 20:29:29,2023-10-13
Bare,,,,,,,,,,,,,"1 egg",Boil.,,,,,,,,,
`;
export const plantoeatSample = { 'any.txt': plantoeatCsv };

const myrecipeboxCsv = `title,description,preparationTime,cookingTime,inactiveTime,totalTime,quantity,ingredients,instructions,notes,nutrition,favorite,rating,categories,tags,video,source,originalPicture,
Leek pie,Good.,10,15,5,30,6,"2 leeks ((sliced))
FRESH HERBS","Cook.

Bake.",Freezes well.,"calories : 150 kcal
protein : 3 g",true,4,Pies;Winter,slow,https://video.example/1,https://pies.example/leek,https://pies.example/leek.jpg,
`;
export const myrecipeboxSample = { 'a.csv': myrecipeboxCsv };

export const urlListSample = {
  'links.tsv':
    'links,tags,categories\nhttps://pies.example/leek,winter|slow,mains\n"https://soups.example/pea",,"soups"\nno address,,\n',
};

export const tableCsv = `Rezeptname;Zutaten;Zubereitung;Portionen;Kategorie;Gang Nr
Lauchkuchen;"2 Stangen Lauch
200 g Mehl";"Lauch kochen.
Backen.";4;Kuchen, Winter;7
`;
export const tableSample = { 'meine.csv': tableCsv };
