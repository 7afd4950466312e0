/**
 * Runs in the page, before it is there: everything can be seen through. It lies where it lay, is said as before and can be
 * pressed, and is not drawn, which takes most of a browser's time. For tests that do not look at colours.
 */
export function drawNothing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root, dialog, dialog::backdrop { opacity: 0 !important }');
  addEventListener('DOMContentLoaded', () => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}
