import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { notifyAtom } from '../../../state/notices.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { words } from './words.ts';
import css from './webcam-dialog.module.css';

export type WebcamDialogProps = {
  /** A photo was taken; it is as the camera gave it. */
  readonly onPhoto: (photo: Blob) => void;
  readonly onClose: () => void;
};

/** The front camera, 640 by 480 if it can. */
const wish: MediaStreamConstraints = {
  video: { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: 'user' },
  audio: false,
};

/** Takes a photo with the camera, which runs only as long as this is open. */
export function WebcamDialog({ onPhoto, onClose }: WebcamDialogProps) {
  const notify = useSetAtom(notifyAtom);
  const video = useRef<HTMLVideoElement>(null);
  const [running, setRunning] = useState(false);
  const fail = useEffectEvent(() => {
    notify({ type: 'message', ...words.camera.failed, tone: 'warning' });
    onClose();
  });

  useEffect(() => {
    let closed = false;
    let stream: MediaStream | null = null;
    const release = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      // Not there at all where the page did not come over a secure connection.
      const devices: MediaDevices | undefined = navigator.mediaDevices;
      if (!devices) return fail();
      try {
        stream = await devices.getUserMedia(wish);
      } catch {
        if (!closed) fail();
        return;
      }
      if (closed || !video.current) release();
      else video.current.srcObject = stream;
    };
    void start();
    return () => {
      closed = true;
      release();
    };
  }, []);

  const capture = async () => {
    const { current } = video;
    if (!current || !running) return;
    const canvas = new OffscreenCanvas(current.videoWidth, current.videoHeight);
    canvas.getContext('2d')?.drawImage(current, 0, 0);
    onPhoto(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 }));
  };
  return (
    <Dialog
      title={words.camera.title}
      closeLabel={words.camera.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.camera.cancel}</Button>
          <Button kind="primary" aria-disabled={!running} onClick={() => void capture()}>
            {words.camera.capture}
          </Button>
        </>
      }
    >
      <div className={css['view']}>
        {!running && <p className={css['waiting']}>{words.camera.waiting}</p>}
        <video
          ref={video}
          className={css['video']}
          aria-label={words.camera.preview}
          autoPlay
          muted
          playsInline
          onLoadedData={() => {
            setRunning(true);
          }}
        />
      </div>
    </Dialog>
  );
}
