/** The sample below which so large a share of them lies. */
export const percentile = (samples: readonly number[], share: number): number =>
  samples.toSorted((left, right) => left - right)[Math.floor(samples.length * share)] ?? Number.NaN;
