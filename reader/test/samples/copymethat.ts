export const page = (recipes: string) =>
  `<!DOCTYPE html><head><meta name="copymethat_class_id_version" content="2"></head><html><body>${recipes}</body></html>`;

export const pie = `<div class = "recipe">
<div id = "name"> Leek &amp; pie </div>
<div id = "link">Adapted from <a id = "original_link" href = "https://pies.example/leek">pies</a></div>
<img class= "recipeImage" src = "images/leek_pie.jpg" width="120px"/>
<div id="description">Good.</div>
<div id = "categories"><span>Tags: </span><span class = "recipeCategory">pie</span><span> </span></div>
<div id = "extra_info"><span id="made_this"> I made this. </span><span id="starred">Is starred. </span>
<span id="rating">Rated <span id = "ratingValue">4</span>/5</span></div>
<div id = "servings">Servings: <a id="recipeYield">6</a></div>
<ul id = "recipeIngredients">
<li class= "recipeIngredient">2 leeks</li><li class= "recipeIngredient_spacer"></li>
<li class= "recipeIngredient_subheader">Glaze:</li><li class= "recipeIngredient">1 egg</li></ul>
<ol id = "recipeInstructions"><li class = "instruction" value = "1">Cook.</li>
<li class="instruction_subheader">Oven</li><li class = "instruction_next">Bake at 9x13&quot;.</li></ol>
<ul id = "recipeNotes"><li class = "recipeNote">Freezes well.</li></ul></div>`;

export const copymethatSample = { 'c.zip/recipes.html': page(pie), 'c.zip/images/leek_pie.jpg': 'a' };
