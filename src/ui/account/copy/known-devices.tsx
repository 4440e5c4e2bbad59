import { useState } from 'react';

import { useDevices } from '../../../state/copy-queries.ts';
import css from './copy-list.module.css';
import { DeviceRow } from './device-row.tsx';
import { words } from './words.ts';

/** The devices that the player has, each with the name that notices call it by. */
export function KnownDevices() {
  const devices = useDevices() ?? [];
  const [told, setTold] = useState('');
  if (devices.length === 0) return null;
  return (
    <section className={css['part']} aria-labelledby="copy-devices">
      <h3 id="copy-devices" className={css['title']}>
        {words.devices}
      </h3>
      <ul>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onTold={setTold} />
        ))}
      </ul>
      <output className={css['told']}>{told}</output>
    </section>
  );
}
