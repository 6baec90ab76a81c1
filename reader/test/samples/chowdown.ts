export const tart = `---

layout: recipe
title:  "Leek tart"
image: leek-tart.jpg
tags: winter, tarts
servings: 6
oven: fan

components:
- short-crust

ingredients:
- 2 leeks, sliced
- (optional) cheese

directions:
- Cook the leeks.
- Bake.

---

As at [Ada's](http://ada.example/). Yes, *please*.`;

export const crust = `---
layout: component
title: Short crust
ingredients:
- 200 g flour
directions:
- Rub.
---
`;

export const chowdownSample = {
  'site/_recipes/leek-tart.md': tart,
  'site/_components/short-crust.md': crust,
  'site/images/leek-tart.jpg': 'a',
};
