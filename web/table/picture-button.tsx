import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { notify } from '../parts/notices.tsx';
import { drawBoard } from './board-picture.ts';

/** A line below the board: who, in which colour, with what. */
export interface PictureLine {
  readonly color: string;
  readonly text: string;
}

interface Texts {
  readonly title: string;
  readonly result: string;
  readonly lines: readonly PictureLine[];
}

/** Draws the board with title and result as a picture, to save it and, where the device can, to share it. */
export function PictureButton(texts: Texts) {
  const made = useSignal<{ readonly file: File; readonly address: string } | undefined>(undefined);
  useEffect(
    () => () => {
      if (made.peek() !== undefined) URL.revokeObjectURL(made.peek()?.address ?? '');
    },
    [],
  );
  const board = document.querySelector('.table-stage [data-picture]:not([data-picture="ground"])');
  if (board === null) return null;
  const draw = async (): Promise<void> => {
    try {
      const file = await pictureOf(board, texts);
      made.value = { file, address: URL.createObjectURL(file) };
    } catch {
      notify(t('over.picture.failed'));
    }
  };
  const picture = made.value;
  return (
    <>
      <button type="button" class="button" onClick={() => void draw()}>
        <Icon name="star" />
        {t('over.picture')}
      </button>
      {picture !== undefined && (
        <Dialog
          title={t('over.picture')}
          onClose={() => {
            URL.revokeObjectURL(picture.address);
            made.value = undefined;
          }}
        >
          <div class="stack">
            <img class="board-picture" src={picture.address} alt={`${texts.title}. ${texts.result}`} />
            <div class="row">
              <a class="button primary" href={picture.address} download={picture.file.name}>
                <Icon name="download" />
                {t('over.picture.save')}
              </a>
              {'canShare' in navigator && navigator.canShare({ files: [picture.file] }) && (
                <button
                  type="button"
                  class="button"
                  onClick={() => void navigator.share({ files: [picture.file] }).catch(() => undefined)}
                >
                  <Icon name="share" />
                  {t('over.picture.share')}
                </button>
              )}
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** In pixels: around the board, a line of the result, a line below the board. */
const edge = 48;
const head = 170;
const line = 56;
const narrowest = 900;

async function pictureOf(element: Element, { title, result, lines }: Texts): Promise<File> {
  const board = await drawBoard(element);
  const color = shownColor('var(--ink)');
  const font = getComputedStyle(document.documentElement).getPropertyValue('--display-font');
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(narrowest, board.width + 2 * edge);
  canvas.height = head + board.height + lines.length * line + edge * 1.5;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser has no canvas');
  const write = (text: string, size: number, x: number, y: number, paint: string): void => {
    context.font = `600 ${size}px ${font}`;
    context.fillStyle = paint;
    context.fillText(text, x, y, canvas.width - x - edge);
  };
  context.fillStyle = shownColor('var(--table)');
  context.fillRect(0, 0, canvas.width, canvas.height);
  write(title, 40, edge, 70, color);
  write(result, 56, edge, 136, color);
  context.drawImage(board, (canvas.width - board.width) / 2, head);
  for (const [at, { color: paint, text }] of lines.entries()) {
    const y = head + board.height + (at + 1) * line;
    context.fillStyle = shownColor(paint);
    context.fillRect(edge, y - 30, 34, 34);
    context.strokeStyle = color;
    context.strokeRect(edge, y - 30, 34, 34);
    write(text, 36, edge + 54, y, color);
  }
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (drawn === null) throw new Error('the picture is empty');
  return new File([drawn], `${title}.png`.replaceAll(/[^\p{L}\p{N}.]+/gu, '-'), { type: 'image/png' });
}

/** The colour as it is in the light of the page: a canvas knows no `light-dark()`. */
function shownColor(color: string): string {
  const probe = document.createElement('i');
  probe.style.color = color;
  document.body.append(probe);
  const shown = getComputedStyle(probe).color;
  probe.remove();
  return shown;
}
