const cookmateText = `<?xml version="1.0" encoding="utf-8"?>
<cookbook version="66">
<recipe>
<title>Leek Pie</title>
<preptime>P0DT0H20M</preptime><cooktime>P0DT0H60M</cooktime><totaltime>P0DT1H20M</totaltime>
<description>Good cold.</description>
<category>Pies</category><category>Winter</category><tag>family</tag>
<ingredient><li>2 leeks</li><li></li><li>For the pastry:</li><li>200 g flour</li></ingredient>
<recipetext><li>Cook &amp; stir.</li><li></li><li>Bake.</li></recipetext>
<url>https://pies.example/leek</url>
<imagepath>/storage/0123-4567/Android/data/fr.cookbook/files/Pictures/Leek_Pie.jpg</imagepath>
<imageurl>https://pies.example/leek.jpg</imageurl>
<quantity>6 slices</quantity><comments>Freezes well.</comments>
<nutrition><li>calories : 310 calories</li><li>fatContent : 12 g</li></nutrition>
<lang>en</lang><rating>4</rating><source>Ada</source><video></video>
</recipe>
<recipe><title>Toast</title><ingredient>1 slice of bread
butter</ingredient><recipetext>Toast it.</recipetext></recipe>
</cookbook>`;

export const cookmateSample = { 'my.mcb/any.xml': cookmateText, 'my.mcb/images/Leek_Pie.jpg': 'a' };
