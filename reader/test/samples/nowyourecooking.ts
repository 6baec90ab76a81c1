/** Recipes as Now You're Cooking! writes them. */
export const nowyourecookingText = `@@@@@ Now You're Cooking! Export Format

Leek Pie

Pies, Main Dish

2 lbs leeks, sliced
1 1/2 cups milk
1 can beans
- drained

----- Pastry -----

3/4 cup flour
salt

Cook the leeks in the milk until they are soft, which takes about ten minutes.

Fill the pie. Bake it for 40 minutes at 375 F.

Contributor: Ada Crust
Preparation Time: 0:45

NYC Nutrition Analysis (per serving or yield unit): calories=310.5; protein=8 g; total fat=12 g; ash=1.18 g; %cal as carb:prot:fat=57:3:40; (complete analysis)

Yield: 6 servings

NYC Nutrilink: N5504^19335,N193^02021
NYC Nutrilink: N218^02047

** Exported from Now You're Cooking! v5.64 **

@@@@@ Now You're Cooking! Export Format

Plain Punch

2 cups syrup
1 lime

Stir.

** Exported from Now You're Cooking! v5.64 **
`;

export const nowyourecookingSample = { 'pies.txt': nowyourecookingText };
