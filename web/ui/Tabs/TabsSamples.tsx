import { useState } from 'react';
import { Sample } from '../Sample/Sample.tsx';
import { TabPanel } from './TabPanel.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { key: 'in', title: 'In' },
  { key: 'out', title: 'Out' },
] as const;

export function TabsSamples() {
  const [selected, setSelected] = useState<'in' | 'out'>('in');
  return (
    <>
      {(['filled', 'underlined'] as const).map((look) => (
        <Sample key={look} state={look}>
          <Tabs label={`Direction, ${look}`} look={look} tabs={tabs} selected={selected} onSelect={setSelected}>
            <TabPanel of="in">What came in.</TabPanel>
            <TabPanel of="out">What went out.</TabPanel>
          </Tabs>
        </Sample>
      ))}
    </>
  );
}
