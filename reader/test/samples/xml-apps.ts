// Files of programs that wrote XML, in their likeness.

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const recipemlText = `<?xml version="1.0"?>
<recipeml version="0.5"><recipe><head><title>Leek Pie</title>
<source><srcitem>Ada</srcitem><srcitem>https://pies.example/leek</srcitem></source>
<categories><cat>Pies</cat><cat>Winter</cat></categories>
<yield><range><q1>4</q1><q2>6</q2></range><unit>slices</unit></yield>
<preptime type="Cooking"><time><qty>40</qty><timeunit>minutes</timeunit></time></preptime>
<preptime type="Total"><time><qty>1</qty><timeunit>hour</timeunit></time><time><qty>15</qty><timeunit>minutes</timeunit></time></preptime></head>
<ingredients><ing-div><title>Pastry</title><ing><amt><qty>200</qty><unit>g</unit></amt><item>flour</item><prep>sifted</prep></ing></ing-div>
<ing><amt><qty>2</qty><unit/></amt><item>leeks</item><alt-ing><amt><qty>3</qty></amt><item>onions</item></alt-ing></ing></ingredients>
<directions><step>Cook &amp; stir.</step><step>Bake.</step></directions><note>Freezes well.</note></recipe></recipeml>`;

const krecipesText = `<?xml version="1.0" encoding="UTF-8" ?>
<krecipes version="0.9" lang="en_US"><krecipes-category-structure><category name="Pies"/></krecipes-category-structure>
<krecipes-recipe><krecipes-description><title>Leek Pie</title><author>Ada</author><author>Bob</author>
<pictures><pic format="PNG" id="1"><![CDATA[${pixel}]]></pic></pictures>
<category><cat>Pies</cat><cat>Winter</cat></category><yield><amount><min>4</min><max>6</max></amount><type>slices</type></yield>
<preparation-time>01:15</preparation-time></krecipes-description>
<krecipes-ingredients><ingredient-group name="Pastry"><ingredient><name>flour</name><amount>200</amount><unit>g</unit><prep>sifted</prep></ingredient></ingredient-group>
<ingredient><name>leeks</name><amount>2</amount><unit/><substitutes><ingredient><name>onions</name><amount>3</amount><unit/></ingredient></substitutes></ingredient></krecipes-ingredients>
<krecipes-instructions>Cook &amp; stir.

Bake.</krecipes-instructions></krecipes-recipe></krecipes>`;

const gourmetText = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE gourmetDoc>
<gourmetDoc>
	<recipe id="7">
		<title>
			Leek Pie
		</title>
		<category>
			Pies, Winter
		</category>
		<cuisine>
			Welsh
		</cuisine>
		<source>
			Ada
		</source>
		<link>
			https://pies.example/leek
		</link>
		<rating>
			4/5 stars
		</rating>
		<preptime>
			40 minutes
		</preptime>
		<yields>
			6 slices
		</yields>
		<image format="png">
<![CDATA[${pixel}]]>		</image>
		<ingredient-list>
			<ingredient><amount>2</amount><item>leeks</item></ingredient>
			<ingref amount="1" refid="8">Pastry</ingref>
			<inggroup><groupname>Glaze</groupname><ingredient optional="yes"><amount>1</amount><item>egg</item></ingredient></inggroup>
		</ingredient-list>
		<instructions>
			Cook &amp;lt;i&amp;gt;well&amp;lt;/i&amp;gt;.

Bake.
		</instructions>
		<modifications>
			Freezes well.
		</modifications>
	</recipe>
	<recipe id="8"><title>Pastry</title><ingredient-list><ingredient><amount>200</amount><unit>g</unit><item>flour</item></ingredient></ingredient-list></recipe>
</gourmetDoc>`;

const livingcookbookText = `<?xml version="1.0" encoding="utf-8"?>
<fdx Source="Living Cookbook 2.0" FileVersion="1.2"><CookbookChapters /><Recipes>
<Recipe Name="Leek Pie" ID="7" Comments="Good&#xD;&#xA;cold." Servings="6" PreparationTime="20" ReadyInTime="75" RecipeTypes="Pies, Winter" Author="Ada" WebPage="https://pies.example/leek" CreateDate="2010-09-21">
<RecipeIngredients><RecipeIngredient Quantity="2" Unit="" Ingredient="leeks" Heading="N"/><RecipeIngredient Quantity="" Unit="" Ingredient="Pastry" Heading="Y"/>
<RecipeIngredient Quantity="200" Unit="g" Ingredient="flour" Heading="N" LinkType="Unlinked"/></RecipeIngredients>
<RecipeProcedures><RecipeProcedure Heading="Y"><ProcedureText>Pastry</ProcedureText></RecipeProcedure><RecipeProcedure Heading="N"><ProcedureText>Rub in.</ProcedureText></RecipeProcedure></RecipeProcedures>
<RecipeTips><RecipeTip>Freezes well.</RecipeTip></RecipeTips><RecipeReviews><RecipeReview Rating="4">Nice.</RecipeReview></RecipeReviews>
<RecipeImages><RecipeImage FileName="Pie.PNG"/></RecipeImages></Recipe></Recipes></fdx>`;

const mastercookXmlText = `<?xml version="1.0" standalone="yes" encoding="ISO-8859-1"?>
<!DOCTYPE mx2 SYSTEM "mx2.dtd">
<mx2 source="MasterCook 6.0"><Summ><Nam>
Leek Pie
</Nam></Summ>
<RcpE name="Leek Pie in a 9" pan" author="Ada">
<Serv qty="6"/><PrpT elapsed="0:20"/><CatS><CatT>
Pies
</CatT></CatS>
<IngR name="leeks" unit="" qty="2" code="I"><IPrp>
sliced
</IPrp></IngR>
<IngR name="For the Pastry:" code="S"></IngR>
<IngR name="flour" unit="cups" qty="1 1/2" code="I"></IngR>
<IngR name="Egg Glaze" unit="" qty="1" code="R"></IngR>
<DirS><DirT>
Cook.
</DirT><DirT>
Bake.
</DirT></DirS>
<Desc>
Good cold.
</Desc><TTim elapsed="1:15"/><AltT label="Cooking time" elapsed="0:40"/><Wine>
A dry white
</Wine><Note>
Freezes well.
</Note><Nutr>
Per Serving (excluding unknown items): 58 Calories; 5g Fat (83.8% calories from fat); 268mg Sodium.
</Nutr></RcpE></mx2>`;

const macgourmetText = `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><array><dict>
<key>NAME</key><string>Leek Pie</string><key>SERVINGS</key><integer>6</integer><key>SOURCE</key><string>Ada</string>
<key>CATEGORIES</key><array><dict><key>NAME</key><string>Pies</string></dict></array><key>COURSE_NAME</key><string>Main</string>
<key>KEYWORDS</key><string>winter, cold</string>
<key>PREP_TIMES</key><array><dict><key>AMOUNT</key><integer>1</integer><key>AMOUNT_2</key><integer>15</integer><key>TIME_TYPE_ID</key><integer>30</integer><key>TIME_UNIT_ID</key><integer>1</integer><key>TIME_UNIT_2_ID</key><integer>2</integer></dict></array>
<key>INGREDIENTS</key><array>
<dict><key>DESCRIPTION</key><string>leeks</string><key>DIRECTION</key><string>sliced</string><key>IS_DIVIDER</key><false/><key>QUANTITY</key><string>2</string></dict>
<dict><key>DESCRIPTION</key><string>Pastry</string><key>IS_DIVIDER</key><true/></dict>
<dict><key>DESCRIPTION</key><string>flour</string><key>IS_DIVIDER</key><false/><key>MEASUREMENT</key><string>g</string><key>QUANTITY</key><string>200</string></dict></array>
<key>DIRECTIONS</key><string>Cook.

Bake.</string><key>NOTE</key><string>Freezes well.</string><key>NUTRITION</key><string>Calories	400 cals
Total Fat 	21 g</string><key>IMAGE</key><data>${pixel}</data>
</dict></array></plist>`;

export const gourmetSample = { 'pies.grmt': gourmetText };
export const krecipesSample = { 'pies.kreml': krecipesText };
export const livingcookbookSample = { 'pies/Data.xml': livingcookbookText, 'pies/Images/Pie.PNG': 'a picture' };
export const macgourmetSample = { 'pies.mgourmet': macgourmetText };
export const mastercookXmlSample = { 'pies.mx2': mastercookXmlText };
export const recipemlSample = { 'pies.xml': recipemlText };
