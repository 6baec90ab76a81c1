const piesText = `---
title: Leek pie
servings: 6
tags: winter, pies
cuisine: Welsh
difficulty: easy
prep time: 10 min
source: https://pies.example/leek
description: Good cold.
---

[- Better on the second day. -]
= Filling =

Cook the @leeks{2%large}(sliced) with @salt and
@black pepper{} in a #large pan{} for ~{10%minutes}. -- or longer

> Do not let them brown.

= Pie =

Line a #tin with @./Basics/Pastry{1%batch}, fill it \\
and bake it for ~baking{40%minutes}. Add @salt.
`;

const oldText = `>> servings: 2
>> time: 5 min

Toast the @bread{2%slices} with @butter{=1/2%tsp}.
`;

export const cooklangSample = {
  'book.zip/seed/Pies/leek-pie.cook': piesText,
  'book.zip/seed/Pies/leek-pie.jpg': 'a',
  'book.zip/seed/Toast.cook': oldText,
};
