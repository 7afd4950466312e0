import { CoverFigure, type Standing } from '../cover-figure.tsx';

/** The heroes before the city, from the back to the front. */
const heroes: readonly Standing[] = [
  { x: 118, y: 196, size: 52, of: 'rebel', portrait: 'helmet' },
  { x: 252, y: 200, size: 52, of: 'rebel', portrait: 'smuggler' },
  { x: 60, y: 226, size: 60, of: 'rebel', portrait: 'smuggler' },
  { x: 184, y: 224, size: 64, of: 'rebel', portrait: 'wookiee' },
];

/** Towers of the city by their left edge, width and top, from the back to the front. */
const towers: readonly { readonly shade: string; readonly d: string }[] = [
  {
    shade: 'light-dark(#d6b48c, #2a3460)',
    d: 'M0 158V96H30V74H52V96H84V120H110V62H132V50H140V62H156V132H330V104H350V70H362V104H392V124H420V84H444V60H452V84H480V158Z',
  },
  {
    shade: 'light-dark(#b98f64, #1d2750)',
    d: 'M0 172V128H40V112H66V128H100V146H196V136H214V116H224V136H250V148H372V132H398V108H410V132H446V118H480V172Z',
  },
];

/** The picture of the campaign: four heroes before the capital, in which a walker keeps watch. */
export function CampaignCover() {
  return (
    <svg
      viewBox="0 0 480 270"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ display: 'block', width: '100%', background: 'light-dark(#f6d9a8, #0c1230)' }}
    >
      <path d="M0 0H480V70H0Z" style={{ fill: 'light-dark(#f3c98c, #151d4a)' }} />
      <circle cx="238" cy="104" r="58" style={{ fill: 'light-dark(#fff0c4, #f0b46a)' }} />
      <path
        d="M180 112H296M186 124H290M196 136H280"
        style={{ stroke: 'light-dark(#f3c98c, #151d4a)', strokeWidth: 4 }}
      />
      {/* The palace above the city. */}
      <path
        d="M176 158V126L196 118V96L206 90V64L216 58V36L236 22L256 36V58L266 64V90L276 96V118L296 126V158Z"
        style={{ fill: 'light-dark(#a0764c, #101842)' }}
      />
      <path
        d="M236 22V2M206 90H266M196 118H276M216 58H256M236 36V58M222 64V90M250 64V90M212 96V118M236 96V118M260 96V118"
        style={{ fill: 'none', stroke: 'light-dark(#c89a68, #26336e)', strokeWidth: 2.5 }}
      />
      {towers.map(({ shade, d }) => (
        <path key={d} d={d} style={{ fill: shade }} />
      ))}
      <path
        d="M14 140h5M14 150h5M48 122h5M48 134h5M118 76h5M118 90h5M118 104h5M356 84h4M356 96h4M404 118h4M404 126h4M448 72h4M448 90h4M462 128h5M462 140h5M218 124h4M82 140h5"
        style={{ stroke: 'light-dark(#fff4d2, #ffd98a)', strokeWidth: 5 }}
      />
      <path d="M0 166H480V270H0Z" style={{ fill: 'light-dark(#e6cfa4, #1a2348)' }} />
      <path
        d="M0 166H480M0 184H480M0 210H480M0 244H480M150 166 60 270M236 166V270M322 166 412 270M74 166-100 270M398 166 572 270"
        style={{ fill: 'none', stroke: 'light-dark(#cdb07c, #2c3a70)', strokeWidth: 1.5 }}
      />
      {/* The light that the walker throws on the heroes. */}
      <path d="M346 92 20 246 150 268Z" style={{ fill: 'light-dark(#fff6d8a6, #ffe9a82e)' }} />
      {/* The walker. */}
      <path
        d="M392 118 378 172 392 214 366 224V232H412V222L402 212 392 172 408 122ZM424 118 440 168 430 214 410 224V232H456V222L444 214 456 168 440 114Z"
        style={{
          fill: 'light-dark(#5d6675, #59658a)',
          stroke: '#10131c',
          strokeWidth: 3,
          strokeLinejoin: 'round',
        }}
      />
      <path
        d="M350 70 372 44H430L452 66 456 112 436 126H380L356 108Z"
        style={{
          fill: 'light-dark(#7c8696, #76839e)',
          stroke: '#10131c',
          strokeWidth: 3.5,
          strokeLinejoin: 'round',
        }}
      />
      <path d="M358 74H396V88H356ZM406 52H428L438 70H406Z" style={{ fill: '#1c202b' }} />
      <path d="M360 78H378V84H360Z" style={{ fill: '#ff5a45' }} />
      <path
        d="M356 98H322M356 106H322M340 94V110M382 126V112M434 126V112M396 88V118H432"
        style={{ fill: 'none', stroke: '#10131c', strokeWidth: 4, strokeLinecap: 'round' }}
      />
      {heroes.map((standing) => (
        <CoverFigure key={standing.x} {...standing} />
      ))}
      <CoverFigure x={330} y={222} size={54} of="imperial" portrait="visor" />
      <CoverFigure x={396} y={246} size={58} of="imperial" portrait="visor" />
    </svg>
  );
}
