import type { Hour, Light } from './light.ts';

const day = (sky: Light['sky'], land: Light['land'], water: Light['water'], disc: string): Light => ({
  sky,
  land,
  water,
  disc,
  cloud: '#ffffff',
  stars: false,
});

/** The same hours by day: pale above, for dark words to stand on, and clear over the water. */
export const daylight: Readonly<Record<Hour, Light>> = {
  dusk: day(['#fdf1e2', '#f9d9c4', '#f2b59a'], ['#c9a7b8', '#a98aa8', '#6f5f8a'], ['#e9c3b0', '#9f8fb5'], '#f07f5a'),
  night: day(['#eef7fb', '#c9e8f0', '#9ad3de'], ['#9fd0c4', '#6bb3a2', '#3f8478'], ['#8fd0d6', '#4a9fb0'], '#f6c659'),
  dawn: day(['#fff6e8', '#fde3cf', '#f8c9a8'], ['#d8c0b5', '#a7b5b0', '#6f9490'], ['#f3d3b8', '#8fb3b8'], '#f2875f'),
  rose: day(['#fdeef2', '#f8d2dc', '#f0a9b8'], ['#d9a5b8', '#b487a6', '#7a5f88'], ['#ecb6c2', '#a888b0'], '#f6b359'),
  amber: day(['#fff7df', '#fde9b5', '#f8cf7c'], ['#d9b987', '#b99a6c', '#7d7353'], ['#ecd09a', '#a9a27a'], '#f28a3c'),
  jade: day(['#f1faec', '#d3eed3', '#a5d8b4'], ['#9ccf9f', '#69ad85', '#3d7d68'], ['#9bd3b8', '#569f94'], '#f6c659'),
  indigo: day(['#f0f1fc', '#d3d8f4', '#a9b3e4'], ['#a9b0dc', '#7f89c0', '#565f96'], ['#a6b2e0', '#6a78b4'], '#f4d06f'),
};
