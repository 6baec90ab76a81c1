const table = (...rows: string[]) => rows.map((row) => row.replaceAll('|', '||||')).join('!@#%^&*()');

/** The tables of a cookbook that Cook'n packs into one file. */
export const cooknSample = {
  'book.dvo/temp_chapter_desc.dsv': table(
    'ID|TITLE|DESCRIPTION|PARENT|DISPLAY_ORDER|TYPE|THEME_ID',
    '5|Pies||1|0.0|2|',
    '',
  ),
  'book.dvo/temp_recipe_desc.dsv': table(
    'ID|TITLE|DESCRIPTION|PARENT|DISPLAY_ORDER|TYPE|THEME_ID',
    '7|Leek Pie|Good cold.|5|1.0|4|',
    '8|Menu 1|[null]|5|2.0|4|',
    '',
  ),
  'book.dvo/temp_recipe.dsv': table(
    'ID|INSTRUCTIONS|SERVES|YIELD|RANK|COOKTIME|COOKTIME_STRING|PREPTIME|PREPTIME_STRING',
    '7|Cook the leeks.\r\n\r\nBake.\nSource: <a href="https://pies.example/leek">pies.example</a>|6||4|40|40 mins|75|',
    '8||1||0|0||0|',
    '',
  ),
  'book.dvo/temp_ingredient.dsv': table(
    'ID|AMOUNT_QTY|AMOUNT_QTY_STRING|AMOUNT_UNIT|PRE_QUALIFIER|POST_QUALIFIER|INGREDIENT_FOOD_ID|INGREDIENT_RECIPE_ID|BRAND_ID|DISPLAY_ORDER|PARENT_ID',
    '2|2.0|2|3|young|, sliced|9||||1|7'.replace('||||1', '|||1'),
    '1|1.5|1 1/2|3|[null]|[null]|10|||0|7',
    '3|0.0|0||[null]|[null]||||2|7',
    '4|0.0|PASTRY:||[null]|[null]||||3|7',
    '5|1.0|1|||[null]||8||4|7',
    '',
  ),
  'book.dvo/temp_media.dsv': table('ID|ENTITY_ID|ENTITY_TYPE|MEDIA_TYPE|MEDIA_CONTENT_TYPE', '77|7|4|1|jpg', ''),
  'book.dvo/images/77.jpg': 'a picture',
  'book.dvo/temp_food.dsv': table('ID|NAME|PLURAL_NAME', '9|leek|leeks', '10|milk|[null]', ''),
  'book.dvo/temp_unit.dsv': table('ID|MEASURE|NAME|PLURAL_NAME|ABBREVIATION', '3|2|cup|cups|c', ''),
};
