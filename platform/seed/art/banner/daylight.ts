import type { Hour, Light } from './light.ts';

const cloud = '#ffffff';
const stars = false;

/** The same hours by day: pale above, for dark words to stand on, and clear over the water. */
export const daylight: Readonly<Record<Hour, Light>> = {
  dusk: {
    sky: ['#fdf1e2', '#f9d9c4', '#f2b59a'],
    land: ['#c9a7b8', '#a98aa8', '#6f5f8a'],
    water: ['#e9c3b0', '#9f8fb5'],
    disc: '#f07f5a',
    cloud,
    stars,
  },
  night: {
    sky: ['#eef7fb', '#c9e8f0', '#9ad3de'],
    land: ['#9fd0c4', '#6bb3a2', '#3f8478'],
    water: ['#8fd0d6', '#4a9fb0'],
    disc: '#f6c659',
    cloud,
    stars,
  },
  dawn: {
    sky: ['#fff6e8', '#fde3cf', '#f8c9a8'],
    land: ['#d8c0b5', '#a7b5b0', '#6f9490'],
    water: ['#f3d3b8', '#8fb3b8'],
    disc: '#f2875f',
    cloud,
    stars,
  },
  rose: {
    sky: ['#fdeef2', '#f8d2dc', '#f0a9b8'],
    land: ['#d9a5b8', '#b487a6', '#7a5f88'],
    water: ['#ecb6c2', '#a888b0'],
    disc: '#f6b359',
    cloud,
    stars,
  },
  amber: {
    sky: ['#fff7df', '#fde9b5', '#f8cf7c'],
    land: ['#d9b987', '#b99a6c', '#7d7353'],
    water: ['#ecd09a', '#a9a27a'],
    disc: '#f28a3c',
    cloud,
    stars,
  },
  jade: {
    sky: ['#f1faec', '#d3eed3', '#a5d8b4'],
    land: ['#9ccf9f', '#69ad85', '#3d7d68'],
    water: ['#9bd3b8', '#569f94'],
    disc: '#f6c659',
    cloud,
    stars,
  },
  indigo: {
    sky: ['#f0f1fc', '#d3d8f4', '#a9b3e4'],
    land: ['#a9b0dc', '#7f89c0', '#565f96'],
    water: ['#a6b2e0', '#6a78b4'],
    disc: '#f4d06f',
    cloud,
    stars,
  },
};
