export const pie = `<recipe><title>Leek &amp; pie</title><description>Good.</description><yield>6 slices</yield>
<activeTime>35 minutes</activeTime><totalTime>1 hour 15 minutes</totalTime><source>Ada</source>
<url>https://pies.example/leek</url><rating>4</rating><createdAt>2024-03-01T10:00:00.000Z</createdAt>
<ingredients>2 leeks
[Glaze]
1 egg</ingredients>
<instructions>Cook.
[Oven]
Bake.</instructions>
<notes>Freezes well.</notes>
<labels><label><title>pies</title></label><label><title>winter</title></label></labels>
<images><image><location>https://pies.example/leek.jpg</location></image></images></recipe>`;

export const document = (recipes: string) => `<?xml version="1.0" encoding="utf-8"?>\n<data>${recipes}</data>`;

export const recipesageSample = { 'recipesage.xml': document(pie) };
