export const page = (recipes: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Recipe Keeper</title></head><body>${recipes}</body></html>`;

export const pie = `<div class="recipe-details">
<meta content="7c1a" itemprop="recipeId"><meta content="" itemprop="recipeShareId">
<meta content="True" itemprop="recipeIsFavourite"><meta content="4" itemprop="recipeRating">
<table><tr><td><img src="images/7c1a_0.jpg" class="recipe-photo" /></td><td>
<h2 itemprop="name">Leek &amp; pie</h2>
<div>Courses: <span itemprop="recipeCourse">Main</span><meta content="Main" itemprop="recipeCourse"></div>
<div>Categories: <span>Pies</span><meta content="Pies" itemprop="recipeCategory"></div>
<div>Collections: <span>Winter</span><meta content="Winter" itemprop="recipeCollection"></div>
<div>Source: <span itemprop="recipeSource"><a href="https://pies.example/leek">https://pies.example/leek</a></span></div>
<div>Serving size: <span itemprop="recipeYield">6 slices</span></div>
<div>Preparation time: <span>1 hour 5 mins</span><meta content="PT1H5M" itemprop="prepTime"></div>
<div>Cooking time: <span></span><meta content="PT0S" itemprop="cookTime"></div>
<meta content="240" itemprop="recipeNutCalories"><meta content="0" itemprop="recipeNutSodium">
</td></tr></table>
<div class="recipe-ingredients" itemprop="recipeIngredients"><p>2 leeks</p><p>Glaze:</p><p>1 egg</p></div>
<div itemprop="recipeDirections"><p>1. Cook.</p><p>2. Bake.</p></div>
<div class="recipe-notes" itemprop="recipeNotes"><p>Freezes well.</p><p>Good cold.</p></div>
<div><img src="images/7c1a_0.jpg" itemprop="photo0" /><img src="images/7c1a_1.jpg" itemprop="photo1" /></div></div>`;

export const recipekeeperSample = {
  'k.zip/recipes.html': page(pie),
  'k.zip/images/7c1a_0.jpg': 'a',
  'k.zip/images/7c1a_1.jpg': 'b',
};
