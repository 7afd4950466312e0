import { fullSupply } from './supply.ts';
import { colors } from './view.ts';

/** Further than any table reaches. */
const furthest = 999;

const coordinate = { type: 'integer', minimum: -furthest, maximum: furthest } as const;
const tileId = { type: 'string', maxLength: 32 } as const;
const tileIds = { type: 'array', items: tileId, maxItems: 300 } as const;

export const positionSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    colors: { type: 'array', items: { enum: colors }, minItems: 2, maxItems: 5 },
    placed: {
      type: 'array',
      minItems: 1,
      maxItems: 300,
      items: {
        type: 'object',
        required: ['tile', 'x', 'y', 'rotation'],
        additionalProperties: false,
        properties: {
          tile: tileId,
          x: coordinate,
          y: coordinate,
          rotation: { enum: [0, 1, 2, 3] },
          figures: {
            type: 'array',
            maxItems: 25,
            items: {
              type: 'object',
              required: ['color', 'size', 'segment'],
              additionalProperties: false,
              properties: {
                color: { enum: colors },
                size: { enum: ['small', 'large'] },
                segment: { type: 'string', maxLength: 8 },
              },
            },
          },
        },
      },
    },
    // In the order of drawing. While a tile waits to be placed, it is the first.
    pile: tileIds,
    // How often each tile lies face down, where nobody may know the order. Not together with `pile`.
    remaining: { type: 'object', additionalProperties: { type: 'integer', minimum: 0, maximum: 300 } },
    // The tile that has been drawn and waits to be placed. Not together with `pile`.
    tile: tileId,
    // Tiles that fitted nowhere.
    removed: tileIds,
    scores: {
      type: 'array',
      items: { type: 'integer', minimum: 0, maximum: 100_000 },
      minItems: 2,
      maxItems: 5,
    },
    supply: {
      type: 'array',
      minItems: 2,
      maxItems: 5,
      items: {
        type: 'object',
        required: ['small', 'large'],
        additionalProperties: false,
        properties: {
          small: { type: 'integer', minimum: 0, maximum: fullSupply.small },
          large: { type: 'integer', minimum: 0, maximum: fullSupply.large },
        },
      },
    },
    toMove: { type: 'integer', minimum: 0, maximum: 4 },
    // The square of the tile that the seat to move has just placed, and on which it may now place a figure.
    lastPlaced: {
      type: 'object',
      required: ['x', 'y'],
      additionalProperties: false,
      properties: { x: coordinate, y: coordinate },
    },
  },
} as const;
