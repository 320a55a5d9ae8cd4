import type { ComponentType } from 'react';
import styles from './KitScreen.module.css';

const files = import.meta.glob<Record<string, ComponentType>>('../../ui/*/*Samples.tsx', { eager: true });

/** Name of a widget, and its samples, in the order of the alphabet. */
const kit = Object.entries(files)
  .flatMap(([, exported]) => Object.entries(exported))
  .map(([name, Samples]) => ({ name: name.replace('Samples', ''), Samples }))
  .toSorted((one, other) => one.name.localeCompare(other.name));

/** Every widget in its states, for those who build screens; `npm run dev` alone serves it. */
export function KitScreen() {
  return (
    <main className={styles['kit']}>
      <h1>Widgets</h1>
      {kit.map(({ name, Samples }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <div className={styles['samples']}>
            <Samples />
          </div>
        </section>
      ))}
    </main>
  );
}
