/** Screens that are shown a banner's upright picture (`tallImageUrl`), where it has one; all others get `imageUrl`. */
export const narrowScreen = '(max-width: 599px)';
