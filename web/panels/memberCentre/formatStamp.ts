/** An instant on the reader's clock as `yyyy-MM-dd HH:mm:ss`: the form of all records, whatever the language. */
export function formatStamp(instant: string): string {
  const time = new Date(instant);
  const date = [String(time.getFullYear()), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${date} ${[time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(':')}`;
}

const two = (value: number) => String(value).padStart(2, '0');
