export const crop = {
  picture: 'Bild, das zugeschnitten wird',
  area: 'Der Ausschnitt; Pfeiltasten verschieben ihn',
  nw: 'Ecke links oben; Pfeiltasten ändern die Größe',
  n: 'Obere Kante; Pfeiltasten ändern die Größe',
  ne: 'Ecke rechts oben; Pfeiltasten ändern die Größe',
  e: 'Rechte Kante; Pfeiltasten ändern die Größe',
  se: 'Ecke rechts unten; Pfeiltasten ändern die Größe',
  s: 'Untere Kante; Pfeiltasten ändern die Größe',
  sw: 'Ecke links unten; Pfeiltasten ändern die Größe',
  w: 'Linke Kante; Pfeiltasten ändern die Größe',
}
