/** Recipes as MasterCook writes them for mails: the first as newer versions do, the second as older ones. */
export const mastercookText = `A mail with two pies in it.

                      
* Exported from MasterCook *

                            Leek Pie #2

Recipe By     :Ada Crust
Serving Size  : 6     Preparation Time :0:45
Categories    : Pies                            Main Dishes
                Winter

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
  2             pounds  leeks -- sliced
  1 1/2           cups  milk
  1          14 oz can  beans -- drained
                        salt and pepper -- to taste
                        ***PASTRY***
     3/4           cup  flour

1. Cook the leeks in the milk until soft.

2. Fill the pie and bake it for 40 minutes.

Description:
  "Good on the second day, and
  on the third."
Source:
  "The Village Cook"
S(URL):
  "https://pies.example/leek"
Copyright:
  "1999 Ada"
Yield:
  "12 slices"
Start to Finish Time:
  "1:30"
T(Baking Time):
  "0:40"
Ratings       : Difficulty 3
                                    - - - - - - - - - - - - - - - - - - - 

Per Serving (excluding unknown items): 310 Calories; 12g Fat (34.8% calories
from fat); 8g Protein.  Exchanges: 1 Grain(Starch).

Suggested Wine: A dry white

NOTES : Freezes well.

Take it out in the evening.

Nutr. Assoc. : 0 0 26135 0
5554 0


                     *  Exported from  MasterCook  *

                               Plain Punch

Recipe By     : 
Serving Size  : 4    Preparation Time :0:00
Categories    : Drinks

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
   1 1/2  ounces        Syrup
     1/2  ounce         Lime juice
   1      dash          Bitters

   Shake it and serve it in a cold glass. 

                   - - - - - - - - - - - - - - - - - - 
`;

export const mastercookTextSample = { 'pies.mxp': mastercookText };
