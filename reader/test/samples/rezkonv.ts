/** Recipes as RezKonv writes them. */
export const rezkonvText = `========== REZKONV-Rezept - RezkonvSuite v0.97

      Titel: Lauchkuchen mit Käse
 Kategorien: Kuchen, Gemüse, Winter
      Menge: 6 Portionen

    500     Gramm  Lauch; in Ringen
      1 1/2 Essl.  Butter
                   Salz
      3            Eier (Größe M)
                   -- oder vier kleine

============================== TEIG ==============================
    250     Gramm  Mehl
    125     ml     Milch

============================== QUELLE ==============================
                   Das Kochheft aus dem Tal
                   -- Nr. 7
                   Erfasst *RK* 03.05.2001 von
                   Ada Beispiel

Lauch in der Butter weich dünsten und salzen.

Aus Mehl und Milch einen Teig rühren, Eier dazu. Bei 180 Grad 40 Minuten
backen.

=====
`;

export const rezkonvSample = { 'kuchen.rk': rezkonvText };
