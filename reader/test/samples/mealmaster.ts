/** Recipes as Meal-Master writes them, with a mail around them. */
export const mealmasterText = `From: ada@kitchen.example
Subject: two pies

MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Leek and Potato Pie
 Categories: Pies, Main dish,
             Winter
      Yield: 6 Servings

      2 lb Leeks; washed and cut into
           -rings
  1 1/2 c  Milk
      2 cl Garlic -- minced
           Salt & pepper

MMMMM---------------------------PASTRY-------------------------------
      3 c  Flour
      1 tb Lard, or butter if you have
           none
    1/2 ts Salt

  Preparation time: 45 minutes

  Cook the leeks in the milk until they are soft. Rub the lard into the
  flour with the salt.
  
  Fill the pie and bake it for 40 minutes at 375 F.

  Source: The Village Cook, May 1991

MMMMM

Some words of a mail that are no recipe.

-------- Recipe via Meal-Master (tm) v8.02

      Title: Plain Punch
 Categories: Drinks
   Servings:  4

      1 l  Water                               2    Lemons, sliced
    100 g  Sugar                               3 sl Ginger
           Ice

  Stir the sugar into the water and wait until none of it is seen. Add the
  lemons and the ginger, and leave it alone in a cold place for 2 hours or
  for a whole night. Serve it with ice.

-----
`;

export const mealmasterSample = { 'pies.mmf': mealmasterText };
