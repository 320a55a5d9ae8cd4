/** For journeys that are about what is seen, or about all that a page fetches: no other one's browser fetches a picture. */
export const withPictures = { tag: '@pictures' } as const;
