const boat = 'M4 38C11 44 21 46 32 46C43 46 53 44 60 38C58 50 48 58 32 58S6 50 4 38z';
const lamp = 'M26 13H38C50 18 50 36 38 41H26C14 36 14 18 26 13z';

/** The sign of the house: a lit lantern riding in a boat. Stands on light and on dark. */
export const brandMark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><title>Sampan</title>' +
  `<path fill="#e9962e" d="${lamp}"/><path fill="#ffd98a" d="M32 13C40 19 40 35 32 41C24 35 24 19 32 13z"/>` +
  '<path fill="none" stroke="#b5541f" stroke-width="2.5" stroke-linecap="round" d="M32 13C40 19 40 35 32 41C24 35 24 19 32 13z"/>' +
  `<path fill="none" stroke="#b5541f" stroke-width="2.5" stroke-linejoin="round" d="${lamp}"/><path fill="#c8402f" d="M25 9H39V14H25zM31 4H33V9H31z"/>` +
  `<path fill="#15898a" d="${boat}"/><path fill="#0b6b68" d="M7 44C14 50 23 51 32 51C41 51 50 50 57 44C53 54 44 58 32 58S11 54 7 44z"/></svg>`;

/** The same sign on a plate of night river, drawn for sixteen pixels. */
export const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><title>Sampan</title><rect width="64" height="64" rx="15" fill="#10262d"/>' +
  '<path fill="#ffb957" d="M27 10H37C49 15 49 32 37 37H27C15 32 15 15 27 10z"/><path fill="#fff2c2" d="M32 11C38 16 38 31 32 36C26 31 26 16 32 11z"/>' +
  '<path fill="#45c4b5" d="M8 38C15 43 23 44 32 44C41 44 49 43 56 38C54 49 45 55 32 55S10 49 8 38z"/></svg>';
