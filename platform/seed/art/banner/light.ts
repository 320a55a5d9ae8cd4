/** The colours of one hour on the river. */
export interface Light {
  /** Sky from above to the horizon. */
  readonly sky: readonly [string, string, string];
  /** Land from far to near. */
  readonly land: readonly [string, string, string];
  /** Water from the horizon to the near bank. */
  readonly water: readonly [string, string];
  readonly disc: string;
  readonly cloud: string;
  readonly stars: boolean;
}

export const hours = {
  dusk: {
    sky: ['#1a2140', '#5a3d63', '#e48f5c'],
    land: ['#7d5068', '#4d3858', '#261f36'],
    water: ['#8a5a66', '#171a2e'],
    disc: '#fbe3b2',
    cloud: '#f3b184',
    stars: true,
  },
  night: {
    sky: ['#0b1922', '#12363f', '#2f7573'],
    land: ['#22595c', '#164046', '#0c252c'],
    water: ['#246062', '#0a1a20'],
    disc: '#fbeac4',
    cloud: '#5fa39c',
    stars: true,
  },
  dawn: {
    sky: ['#1e4152', '#5f7283', '#f4bd92'],
    land: ['#9a8c98', '#5d7280', '#274350'],
    water: ['#c2a090', '#1f3d4a'],
    disc: '#e5694c',
    cloud: '#fbd9b8',
    stars: false,
  },
  rose: {
    sky: ['#2a1b38', '#743a58', '#ee9a78'],
    land: ['#8f4d63', '#5b334f', '#2c1b30'],
    water: ['#a45f68', '#1f1528'],
    disc: '#fde0c0',
    cloud: '#f6b79a',
    stars: true,
  },
  amber: {
    sky: ['#2b1a1f', '#70382c', '#f3a957'],
    land: ['#94543a', '#5c3430', '#2b1a1f'],
    water: ['#a8683c', '#20151a'],
    disc: '#fdeab8',
    cloud: '#fbc57c',
    stars: false,
  },
  jade: {
    sky: ['#0d2526', '#1d5048', '#a5b573'],
    land: ['#4f8160', '#27594b', '#103029'],
    water: ['#5d8a67', '#0c2422'],
    disc: '#fbf0c4',
    cloud: '#cfd79a',
    stars: false,
  },
  indigo: {
    sky: ['#12172f', '#2c3868', '#7d86b4'],
    land: ['#4c5a8c', '#303c6a', '#171d3a'],
    water: ['#46558a', '#0f142a'],
    disc: '#fbeac4',
    cloud: '#8e98c8',
    stars: true,
  },
} as const satisfies { readonly [hour: string]: Light };

export type Hour = keyof typeof hours;
