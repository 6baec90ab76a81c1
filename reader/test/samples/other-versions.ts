/** Files of other versions and of more programs than the samples, written by what is known of them. */

/** The pages that Paprika writes beside its own files. */
export const pagesOfPaprika = {
  'Recipes/Leek pie.html': `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Leek pie</title><link rel="stylesheet" href="style.css"></head><body>
<div class="recipe" itemscope itemtype="http://schema.org/Recipe">
<div class="infobox"><div class="photobox"><a href="Images/AB/1.jpg"><img src="Images/AB/1.jpg" itemprop="image" class="photo photoswipe"/></a></div>
<h1 itemprop="name" class="name">Leek pie</h1>
<p itemprop="aggregateRating" class="rating" value="4">★★★★☆</p>
<p itemprop="recipeCategory" class="categories">Dinner, Pies</p>
<p class="metadata"><b>Prep Time: </b><span itemprop="prepTime">10 mins</span> <b>Cook Time: </b><span itemprop="cookTime">25 mins</span> <b>Difficulty: </b><span itemprop="difficulty">Easy</span> <b>Servings: </b><span itemprop="recipeYield">6</span> <b>Source: </b><a itemprop="url" href="https://pies.example/leek"><span itemprop="author">pies.example</span></a></p></div>
<div class="left-column"><div class="ingredientsbox"><h3 class="subhead">Ingredients</h3><div class="ingredients text"><p class="line" itemprop="recipeIngredient"><strong>2</strong> leeks</p><p class="line" itemprop="recipeIngredient">For the crust:</p><p class="line" itemprop="recipeIngredient"><strong>200 g</strong> flour</p></div></div></div>
<div class="right-column"><div class="directionsbox"><h3 class="subhead">Directions</h3><div itemprop="recipeInstructions" class="directions text"><p class="line">Cook the leeks until soft.</p><p class="line">Bake for an hour.</p></div></div>
<div class="notesbox"><h3 class="subhead">Notes</h3><div itemprop="comment" class="notes text"><p>Good cold.</p></div></div>
<div class="nutritionbox"><h3 class="subhead">Nutrition</h3><div itemprop="nutrition" class="nutrition text"><p>Calories: 300 kcal</p></div></div></div></div></body></html>`,
  'index.html': `<html><head><title>My Recipes</title></head><body><h1>Recipes</h1><ul><li><a href="Recipes/Leek pie.html">Leek pie</a></li></ul></body></html>`,
};

/** RecipeML with a menu, fractions and ranges. */
export const recipemlWithMenu = {
  'menu.xml': `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE recipeml PUBLIC "-//FormatData//DTD RecipeML 0.5//EN" "http://www.formatdata.com/recipeml/recipeml.dtd">
<recipeml version="0.5"><menu><head><title>Sunday</title></head><recipe><head><title>Leek pie</title><source><srcitem>Ada</srcitem></source><categories><cat>Pies</cat><cat>Main</cat></categories><preptime type="prep"><time><qty>20</qty><timeunit>minutes</timeunit></time></preptime><yield>6</yield></head>
<ingredients><ing-div><title>Crust</title><ing><amt><qty><frac><n>1</n><d>2</d></frac></qty><unit>cup</unit></amt><item>flour</item></ing></ing-div><ing-div><title>Filling</title><ing><amt><qty><range><q1>2</q1><q2>3</q2></range></qty></amt><item>leeks</item><prep>sliced</prep></ing><ing optional="yes"><item>nutmeg</item></ing></ing-div></ingredients>
<directions>Cook the leeks.
Bake.</directions></recipe></menu></recipeml>`,
};

/** Gourmet before it named its list anew. */
export const oldGourmet = {
  'old.xml': `<?xml version="1.0" ?><!DOCTYPE gourmetDoc><recipeDoc>
<recipe id="1"><title>Leek pie</title><servings>6</servings><category>Pies</category><cuisine>Welsh</cuisine><source>Ada</source><rating>8</rating><preptime>20 min</preptime><ingredient-list><ingredient><amount>2</amount><unit>c.</unit><item>leeks, sliced</item><key>leek</key></ingredient><inggroup><groupname>Crust</groupname><ingredient optional="yes"><amount>200</amount><unit>g</unit><item>flour</item></ingredient></inggroup></ingredient-list><instructions>Cook.

Bake.</instructions><modifications>Use onions.</modifications></recipe></recipeDoc>`,
};

/** Meal-Master in two columns, of which one goes on. */
export const twoColumns = {
  'two.mmf': `---------- Recipe via Meal-Master (tm) v8.02

      Title: Leek Pie
 Categories: Pies, Main
      Yield: 6 servings

      2 lg Leeks; sliced                       1 ts Salt
    200 g  Flour; sifted and then            1/2 ts Pepper
           -sifted again                       1 pn Nutmeg; freshly
    100 g  Butter                                   -grated

MMMMM--------------------------SAUCE---------------------------------
      1 c  Cream                               2    Eggs

  Cook the leeks. Rub the butter into the flour.

  Bake for an hour.

-----
`,
};

/** Mela with headings, nutrition and a link without its beginning. */
export const melaWithHeadings = {
  'a.melarecipe': `{"id": "x", "title": "Leek pie", "text": "", "images": [], "categories": ["Pies"], "yield": "6", "prepTime": "20 min", "cookTime": "1 hour", "totalTime": "", "ingredients": "# Crust\\n200 g flour\\n# Filling\\n2 leeks", "instructions": "# First\\nCook.\\n# Then\\nBake **well**.", "notes": "", "nutrition": "Calories: 300 kcal", "link": "pies.example/leek"}`,
};

/** A crumb whose parts are in no order. */
export const croutonOutOfOrder = {
  'a.crumb': `{"uuid": "U", "name": "Leek pie", "serves": 6, "duration": 20, "cookingDuration": 60, "defaultScale": 1, "webLink": "https://pies.example/leek", "sourceName": "Pies", "notes": "Good.", "neutritionalInfo": "300 kcal", "isPublicRecipe": false, "folderIDs": [], "tags": [{"uuid": "1", "name": "Pies"}], "images": ["/9j/eHh4"], "ingredients": [{"order": 1, "uuid": "b", "ingredient": {"uuid": "c", "name": "flour"}, "quantity": {"amount": 200, "quantityType": "GRAMS"}}, {"order": 0, "uuid": "a", "ingredient": {"uuid": "c", "name": "leeks, sliced"}, "quantity": {"amount": 2, "quantityType": "ITEM"}}, {"order": 2, "uuid": "d", "ingredient": {"uuid": "e", "name": "salt"}}], "steps": [{"order": 1, "uuid": "1", "step": "Cook.", "isSection": false}, {"order": 0, "uuid": "0", "step": "Filling", "isSection": true}, {"order": 2, "uuid": "2", "step": "Bake.", "isSection": false}]}`,
};

/** Recipe Keeper 3. */
export const recipeKeeperTable = {
  'recipes.html': `<!DOCTYPE html><html><head><meta charset="utf-8"/><title>Recipes</title></head><body>
<div class="recipe-details"><table><tr><td><h2 itemprop="name">Leek pie</h2>
<meta content="1-2" itemprop="recipeId"><meta content="f4b" itemprop="recipeShareId"><meta content="True" itemprop="recipeIsFavourite"><meta content="4" itemprop="recipeRating">
<div>Courses: <span itemprop="recipeCourse">Main</span><meta content="Main" itemprop="recipeCourse"></div><div>Categories: <meta content="Pies" itemprop="recipeCategory"></div><div>Collections: <meta content="Winter" itemprop="recipeCollection"></div>
<div>Source: <span itemprop="recipeSource"><a href="https://pies.example/leek">https://pies.example/leek</a></span></div><div>Serving size: <span itemprop="recipeYield">6</span></div><div>Preparation time: <span>20 mins<meta content="PT20M" itemprop="prepTime"></span></div><div>Cooking time: <span>1 hour<meta content="PT1H" itemprop="cookTime"></span></div></td></tr></table>
<div><div>Ingredients</div><div itemprop="recipeIngredients"><p>2 leeks</p><p>Crust:</p><p>200 g flour</p></div></div><div>Directions</div><div itemprop="recipeDirections"><p>1. Cook.</p><p>2. Bake.</p></div><div>Notes</div><div itemprop="recipeNotes"><p>Good.</p></div>
<div>Nutrition<meta content="300" itemprop="recipeNutCalories"><meta content="6" itemprop="recipeNutServingSize"><meta content="12" itemprop="recipeNutTotalFat"></div>
<div><img src="images/1_0.jpg" class="recipe-photos"/><img src="images/1_0.jpg" itemprop="photo0"/></div></div></body></html>`,
};

/** My CookBook with its lines in one element. */
export const oldCookmate = {
  'my.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cookbook version="1"><recipe><title>Leek pie</title><preptime>20 min</preptime><cooktime>1 h</cooktime><totaltime></totaltime><description>Good.</description><ingredient>2 leeks
200 g flour</ingredient><recipetext>Cook.
Bake.</recipetext><url>https://pies.example/leek</url><imagepath>/storage/emulated/0/MyCookBook/images/leek.jpg</imagepath><imageurl></imageurl><quantity>6</quantity><category>Pies</category><category>Main</category><tag>winter</tag><rating>4</rating><nutrition>300 kcal</nutrition><source>Ada</source><comments>Nice</comments><lang>en</lang><video></video></recipe></cookbook>`,
};

/** A folder of Tandoor 1.5. */
export const tandoorFolder = {
  '1/recipe.json': `{"name": "Leek pie", "description": "Good.", "keywords": [{"name": "pies", "description": "", "label": "pies"}], "steps": [{"name": "Crust", "instruction": "Rub the butter.\\n\\nBake.", "ingredients": [{"food": {"name": "flour", "plural_name": null, "ignore_shopping": false}, "unit": {"name": "g", "plural_name": null}, "amount": 200.0, "note": "sifted", "order": 0, "is_header": false, "no_amount": false, "always_use_plural_unit": false}, {"food": null, "unit": null, "amount": 0, "note": "Filling", "order": 1, "is_header": true, "no_amount": true}, {"food": {"name": "leek", "plural_name": "leeks"}, "unit": null, "amount": 2.0, "note": "", "order": 2, "is_header": false, "no_amount": false}], "time": 20, "order": 0, "show_as_header": true, "step_recipe_data": null}], "working_time": 20, "waiting_time": 60, "internal": true, "nutrition": {"carbohydrates": 1.0, "fats": 2.0, "proteins": 3.0, "calories": 300.0, "source": ""}, "properties": [{"property_type": {"name": "Fibre"}, "property_amount": 3}], "servings": 6, "servings_text": "pieces", "source_url": "https://pies.example/leek"}`,
};

/** KitchenOwl with both times. */
export const kitchenowlWithTimes = {
  'export.json': `{"items": [{"name": "flour", "category": "Baking"}], "recipes": [{"name": "Leek pie", "description": "Cook.\\n\\nBake.", "time": 80, "cook_time": 60, "prep_time": 20, "yields": 6, "source": "https://pies.example/leek", "photo": "a.jpg", "items": [{"name": "flour", "description": "200 g", "optional": false}, {"name": "leeks", "description": "2", "optional": true}], "tags": ["pies"]}], "expenses": [], "member": []}`,
};

/** Saffron with tabs and a heading. */
export const saffronWithHeadings = {
  'a.txt': `Title: Leek pie
Description: Good.
Source: Ada
Original URL: https://pies.example/leek
Yield: 6
Active: 20 min
Total: 80 min
Cookbook: Winter
Section: Pies
Image: https://pies.example/p.jpg
Ingredients: 
	2 leeks

	For the crust:
	200 g flour
Instructions: 
	Cook.
	Bake.
`,
};

/** BigOven with other columns. */
export const bigovenWithIds = {
  'a.csv': `"RecipeID","Title","Description","Cuisine","Category","Subcategory","PrimaryIngredient","YieldNumber","YieldUnit","TotalMinutes","ActiveMinutes","StarRating","WebURL","ImageURL","Ingredients","Instructions","Notes","CreationDate"
"1","Leek pie","Good.","Welsh","Main Dish","Pies","Leeks","6","servings","80","20","4.5","https://pies.example/leek","https://pies.example/p.jpg","2 leeks
200 g flour","Cook.

Bake.","Nice","1/2/2020 3:04:05 AM"
`,
};

/** Plan to Eat with all columns. */
export const planToEatOfToday = {
  'a.csv': `Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Public Url,Photo Url,Private,Nutritional Score (generic),Calories,Fat,Cholesterol,Sodium,Sugar,Carbohydrate,Fiber,Protein,Cost,Created At,Updated At
Leek pie,Main,Welsh,leeks,Good,Ada,https://pies.example/leek,pies.example,20,60,,6,,",For the crust
200 g flour
,For the filling
2 itm leeks, sliced","Cook.
Bake.","a, b",4,,https://pies.example/p.jpg,FALSE,,300,1g,,,,,,,,2023-01-02 03:04:05 UTC,
`,
};

/** Krecipes with what may stand for an ingredient. */
export const krecipesWithSubstitutes = {
  'a.kreml': `<?xml version="1.0" encoding="UTF-8" ?><!DOCTYPE krecipes ><krecipes version='0.6' lang='en_US' ><krecipes-recipe id="1"><krecipes-description><title>Leek pie</title><author>Ada</author><pictures></pictures><category><cat>Pies</cat></category><serving>6</serving><preparation-time>01:20</preparation-time></krecipes-description><krecipes-ingredients><ingredient><name>leeks</name><amount>2</amount><unit></unit><prep>sliced</prep></ingredient><ingredient-group name="Crust"><ingredient><name>flour</name><amount>200</amount><unit>g</unit><substitutes><ingredient><name>rye</name><amount>150</amount><unit>g</unit></ingredient></substitutes></ingredient></ingredient-group></krecipes-ingredients><krecipes-instructions>Cook.
Bake.</krecipes-instructions><krecipes-ratings></krecipes-ratings></krecipes-recipe></krecipes>`,
};

/** MasterCook text with its fields in quotes. */
export const mastercookOfToday = {
  'a.mxp': `                     *  Exported from  MasterCook  *

                                Leek Pie

Recipe By     :Ada
Serving Size  : 6     Preparation Time :0:20
Categories    : Pies                             Main

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
   2                    leeks -- sliced
                        ***CRUST***
 200      g             flour
     1/2  teaspoon      salt -- or to
                        -- taste

Cook the leeks.

Bake for an hour.

Description:
  "Good."
Source:
  "Book"
Start to Finish Time:
  "1:20"
Yield:
  "1 pie"
                                    - - - - - - - - - - - - - - - - - - -

Per Serving (excluding unknown items): 300 Calories; 12g Fat (35% calories from fat); 3g Protein.  Exchanges: 1 Fat.

NOTES : Freeze.

Nutr. Assoc. : 0 0 0 0
`,
};

/** Now You're Cooking with who it is by. */
export const nycWithAuthor = {
  'a.txt': `@@@@@ Now You're Cooking! Export Format

                         Leek Pie

Recipe By: Ada

pies, main

2 leeks; sliced
200 g flour
-- sifted

Cook the leeks.

Bake.

Yield: 6 servings

** Exported from Now You're Cooking! v5.9 **
`,
};

/** Living Cookbook 4. */
export const livingCookbook4 = {
  'a.fdx': `<?xml version="1.0" encoding="UTF-8" ?><fdx Source="Living Cookbook 4.0" FileVersion="1.1" date="2014-01-02"><Cookbooks><Cookbook Name="Mine" ID="1"/></Cookbooks><CookbookChapters><CookbookChapter Name="Pies" ID="2" CookbookID="1"/></CookbookChapters><Recipes><Recipe Name="Leek pie" ID="3" CookbookChapterID="2" Servings="6" PreparationTime="20" CookingTime="60" ReadyInTime="80" RecipeTypes="Main" Source="Ada" WebPage="https://pies.example/leek" CreateDate="2014-01-02" Comments="Good." UserRating="4"><RecipeIngredients><RecipeIngredient ID="4" Quantity="2" Unit="" Ingredient="leeks, sliced" Heading="N"/><RecipeIngredient ID="5" Quantity="" Unit="" Ingredient="Crust" Heading="Y"/><RecipeIngredient ID="6" Quantity="200" Unit="g" Ingredient="flour" Heading="N" LinkType="Recipe"/></RecipeIngredients><RecipeProcedures><RecipeProcedure ID="7" Heading="N"><ProcedureText>Cook.</ProcedureText></RecipeProcedure><RecipeProcedure ID="8" Heading="N"><ProcedureText>Bake.</ProcedureText></RecipeProcedure></RecipeProcedures><RecipeTips><RecipeTip><TipText>Rest.</TipText></RecipeTip></RecipeTips></Recipe></Recipes></fdx>`,
};

/** ChefTap: a text, whose second line is where it is from. */
export const cheftap = {
  'a.txt': `Leek pie
https://pies.example/leek

2 leeks
200 g flour

Directions
Cook the leeks until they are soft.
Bake the pie for an hour.

Notes:
Good cold.
`,
};

/** What a newspaper prints. */
export const newspaper = {
  'a.txt': `Leek Pie
By Ada
YIELD 6 servings
TIME 1 hour

INGREDIENTS
2 leeks
200 g flour

PREPARATION

Step 1
Cook the leeks until soft.

Step 2
Bake for an hour.
`,
};

/** Markdown with what is quoted before it. */
export const groceryMarkdown = {
  'a.md': `# Leek pie

> Good cold.

## Filling
- 2 leeks
- 200 g flour

Cook the leeks until they are soft.
Bake the pie for an hour.
`,
};

/** A collection of Google with what it is about above it. */
export const savedLinks = {
  'a.csv': `Recipes I want to try

Title,Note,URL,Tags,Comment
,,,,
Leek pie,Good.,https://pies.example/leek,,
`,
};

/** Firefox's backup of bookmarks. */
export const firefox = {
  'bookmarks.json': `{"guid": "root________", "title": "", "index": 0, "type": "text/x-moz-place-container", "root": "placesRoot", "children": [{"title": "menu", "type": "text/x-moz-place-container", "children": [{"title": "Pies", "type": "text/x-moz-place-container", "children": [{"title": "Leek pie", "type": "text/x-moz-place", "uri": "https://pies.example/leek", "tags": "winter,slow", "dateAdded": 1600000000000000}]}]}]}`,
};

/** Chromium's file of bookmarks. */
export const chromium = {
  Bookmarks: `{"checksum": "x", "version": 1, "roots": {"bookmark_bar": {"name": "Bookmarks bar", "type": "folder", "children": [{"name": "Pies", "type": "folder", "children": [{"name": "Leek pie", "type": "url", "url": "https://pies.example/leek", "date_added": "13244473600000000"}]}]}, "other": {"name": "Other", "type": "folder", "children": []}}}`,
};

/** Pocket, as a page. */
export const pocketPage = {
  'ril_export.html': `<!DOCTYPE html><html><!--So long and thanks for all the fish--><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8" /><title>Pocket Export</title></head><body><h1>Unread</h1><ul><li><a href="https://pies.example/leek" time_added="1600000000" tags="winter,slow">Leek pie</a></li></ul><h1>Read Archive</h1><ul><li><a href="https://soups.example/pea" time_added="1600000000" tags="">https://soups.example/pea</a></li></ul></body></html>`,
};

/** Pocket, as a table. */
export const pocketTable = {
  'pocket.csv': `title,url,time_added,tags,status
Leek pie,https://pies.example/leek,1600000000,winter|slow,unread
`,
};

/** Raindrop. */
export const raindrop = {
  'raindrop.csv': `id,title,note,excerpt,url,folder,tags,created,cover,highlights,favorite
1,Leek pie,Mine,Ex,https://pies.example/leek,Pies,"winter, slow",2020-09-13T12:26:40.000Z,https://pies.example/p.jpg,,false
`,
};

/** Instapaper. */
export const instapaper = {
  'instapaper.csv': `URL,Title,Selection,Folder,Timestamp,Tags
https://pies.example/leek,Leek pie,,Pies,1600000000,"[""winter""]"
`,
};

/** A list that somebody typed. */
export const typed = {
  'links.txt': `# Pies
https://pies.example/leek #winter #slow
https://soups.example/pea | Pea soup
`,
};

/** What Paprika of today has in a recipe: bold headings, photos among the steps, and other recipes. */
export const paprikaOfToday = {
  'Leek pie.paprikarecipe': JSON.stringify({
    uid: 'A1',
    name: 'Leek pie',
    description: 'A **good** one.',
    ingredients: '**For the crust**\n200 g flour\n\nFILLING\n2 leeks\n[recipe:Pesto]',
    directions: 'Cook *slowly*.\n\n[photo:Step 1]\n\nAdd the [recipe:Pesto].',
    notes: 'See [recipe:Pesto].',
    source_url: 'https://pies.example/leek',
    photos: [{ name: 'Step 1', filename: 's1.jpg', data: btoa('a photo of a step') }],
    photo_data: btoa('a picture of it all'),
  }),
};

/** The YAML that Paprika takes in. */
export const paprikaYaml = {
  'recipes.yml': `- name: Leek pie
  servings: 4-6 servings
  source: Aunt Ada
  source_url: https://pies.example/leek
  prep_time: 10 min
  on_favorites: yes
  categories: [Pies, Winter]
  nutritional_info: 500 calories
  rating: 5
  notes: |
    Good cold.
  photo: ${btoa('a picture')}
  ingredients: |
    2 leeks
    200 g flour
  directions: |
    Cook the leeks.

    Bake for an hour.
`,
};

/** Cookmate with headings in brackets. */
export const cookmateWithHeadings = {
  'my_recipes.xml': `<?xml version="1.0" encoding="UTF-8"?><cookbook version="54"><recipe><title>Leek pie</title><ingredient><li>[Crust]</li><li>200 g flour</li><li>[Filling]</li><li>2 leeks</li></ingredient><recipetext><li>[First]</li><li>Cook.</li><li>Bake.</li></recipetext><favorite>1</favorite></recipe></cookbook>`,
};

/** KitchenOwl, whose descriptions are Markdown that names foods. */
export const kitchenowlInMarkdown = {
  'household.json': JSON.stringify({
    items: [],
    recipes: [
      {
        name: 'Leek pie',
        yields: 4,
        items: [{ name: 'Leek', description: '2' }],
        description: '## First\n1. Cook the @leek.\n\n## Then\n1. Bake.',
      },
    ],
  }),
};

/** RecipeSage's JSON, with headings in brackets and labels as categories. */
export const recipesageJson = {
  'data.json': JSON.stringify([
    {
      '@context': 'http://schema.org',
      '@type': 'Recipe',
      identifier: 'a1',
      datePublished: '2023-01-02T10:00:00.000Z',
      name: 'Leek pie',
      image: ['https://pies.example/a.jpg'],
      recipeIngredient: ['[Crust]', '200 g flour', '[Filling]', '2 leeks'],
      recipeInstructions: [
        { '@type': 'HowToStep', text: '[First]' },
        { '@type': 'HowToStep', text: 'Cook.' },
      ],
      recipeCategory: ['Pies'],
      creditText: 'Aunt Ada',
      isBasedOn: 'https://pies.example/leek',
      comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Good cold.' }],
    },
  ]),
};

/** Living Cookbook, whose lines ask for other recipes by their ids, and whose chapters sort them. */
export const livingCookbookWithLinks = {
  'book.fdx': `<?xml version="1.0" encoding="UTF-8"?><fdx Source="Living Cookbook"><CookbookChapters><CookbookChapter Name="Pies" ID="2"/></CookbookChapters><Recipes><Recipe Name="Leek pie" ID="10" CookbookChapterID="2" RecipeTypes="Main" OvenTemperatureF="350"><RecipeIngredients><RecipeIngredient Quantity="1" Ingredient="Pesto" LinkType="Recipe" IngredientID="11"/></RecipeIngredients><RecipeProcedures><RecipeProcedure><ProcedureText>Bake.</ProcedureText></RecipeProcedure></RecipeProcedures></Recipe></Recipes></fdx>`,
};

/** Krecipes with ratings of several criteria. */
export const krecipesWithRatings = {
  'k.kreml': `<?xml version="1.0"?><krecipes><krecipes-recipe><krecipes-description><title>Leek pie</title></krecipes-description><krecipes-ingredients><ingredient><name>leeks</name><amount>2</amount></ingredient></krecipes-ingredients><krecipes-instructions>Bake.</krecipes-instructions><krecipes-ratings><rating><comment>Good.</comment><rater>Ada</rater><criterion><criteria><name>Taste</name><stars>5</stars></criteria><criteria><name>Look</name><stars>4</stars></criteria></criterion></rating></krecipes-ratings></krecipes-recipe></krecipes>`,
};

/** MasterCook with an address and a source besides. */
export const mastercookWithAddress = {
  'a.mxp': `                     *  Exported from  MasterCook  *

                               Leek pie

Recipe By     : Ada
Serving Size  : 6    Preparation Time :0:20
Categories    : Pies

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
   2                    leeks

Bake.

S(Internet Address):
  "https://pies.example/leek"
S(Formatted by):
  "Ada Crust"

                                    - - - - - - - - - - - - - - - - - - -
`,
};

/** RezKonv with facts in lines between colons. */
export const rezkonvWithFacts = {
  'a.rk': `========== REZKONV-Rezept - RezkonvSuite v1.4

     Titel: Leek pie
Kategorien: Pies
     Menge: 12 Stücke

      2            Lauch

Den Lauch kochen.

Eine Stunde backen.

:Zubereitungszeit  : 30 Minuten
:Erfasser          : Ada
:                  : aus Wales
=====
`,
};

/** Now You're Cooking with facts one below the other. */
export const nycWithFacts = {
  'a.txt': `@@@@@ Now You're Cooking! Export Format

Leek pie

pies

   1 1/2  cups  flour; sifted
     1/2   tsp  salt

Bake.

Contributor: Ada
Preparation Time: 0:20
Yield: 6 servings
URL: https://pies.example/leek

** Exported from Now You're Cooking! v5.93 **
`,
};

/** RecipeMD, whose parts stand between rules. */
export const recipeMd = {
  'leek.md': `# Leek pie

A good one.

*pies, winter*

**6 slices**

---

- *2* leeks
- *1* [pesto](pesto.md)

## Crust

- *200 g* flour

---

Cook the leeks.

Bake for an hour.
`,
};

/** A note of Obsidian, with links to other notes and pictures that did not come along. */
export const obsidianNote = {
  'Leek pie.md': `---
tags: [pies]
source: https://pies.example/leek
---
![](leek.jpg "A pie")

## Ingredients

- 2 [[leeks]]
- 200 g [[Wheat|flour]]

## Steps

1. Cook the leeks until soft.
2. Bake for an hour.
`,
};

/** A note of Google Keep from Takeout. */
export const keepNote = {
  'Takeout/Keep/Leek pie.json': JSON.stringify({
    isTrashed: false,
    isArchived: false,
    title: 'Leek pie',
    textContent: 'Ingredients\n2 leeks\n200 g flour\n\nMethod\nCook the leeks until soft.\nBake for an hour.',
    createdTimestampUsec: 1600000000000000,
    labels: [{ name: 'Pies' }],
    annotations: [{ url: 'https://pies.example/leek' }],
    attachments: [{ filePath: 'a.jpeg', mimetype: 'image/jpeg' }],
  }),
};

/** JSON in nobody's format. */
export const namedJson = {
  'mine.json': JSON.stringify({
    recipes: [
      {
        title: 'Leek pie',
        ingredients: [{ amount: 2, unit: '', name: 'leeks', note: 'sliced' }, '200 g flour'],
        directions: ['Cook the leeks.', { text: 'Bake for an hour.' }],
        tags: ['winter', 'slow'],
        link: 'https://pies.example/leek',
        favourite: true,
        servings: 6,
      },
    ],
  }),
};

/** A table with all ingredients on one line, by commas. */
export const tableOfLines = {
  'a.csv':
    'Name,Ingredients,Instructions\nLeek pie,"2 leeks, sliced","Bake."\nOther,"2 leeks, 200 g flour, salt",Bake.\n',
};

/** Grocy, where a recipe is nested in another one. */
export const nestedGrocy = {
  'grocy.json': JSON.stringify({
    recipes: [
      { id: 3, name: 'Leek pie', description: '<p>Bake.</p>', base_servings: 2, type: 'normal' },
      { id: 4, name: 'Crust', description: '<p>Knead.</p>', base_servings: 1, type: 'normal' },
    ],
    recipes_pos: [{ id: 1, recipe_id: 3, product_id: 1, amount: 2, qu_id: 1 }],
    recipes_nestings: [{ id: 1, recipe_id: 3, includes_recipe_id: 4, servings: 1 }],
    products: [{ id: 1, name: 'leeks' }],
    quantity_units: [],
  }),
};

/** Nextcloud with Markdown, and servings of Cooklang as they once were. */
export const nextcloudMarkdown = {
  'Leek pie/recipe.json': JSON.stringify({
    '@context': 'http://schema.org',
    '@type': 'Recipe',
    name: 'Leek pie',
    description: 'A **good** one.\n![](/apps/files/pie.jpg)',
    recipeIngredient: ['2 leeks'],
    recipeInstructions: ['Cook *slowly*.'],
  }),
};
export const scaledCooklang = { 'Leek pie.cook': '>> servings: 2|4|8\n\nBake the @leeks{2}.\n' };
