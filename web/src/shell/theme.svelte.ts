const KEPT = 'cloverleaf.theme';
type Look = 'light' | 'dark';

/** Light or dark: what was chosen, else what the system wants. */
class Theme {
  look = $state<Look>('light');

  start() {
    const kept = localStorage.getItem(KEPT);
    const dark = matchMedia('(prefers-color-scheme: dark)');
    this.#set(kept === 'light' || kept === 'dark' ? kept : dark.matches ? 'dark' : 'light');
  }

  #set(look: Look) {
    this.look = look;
    document.documentElement.dataset.theme = look;
  }

  toggle = () => {
    this.#set(this.look === 'dark' ? 'light' : 'dark');
    localStorage.setItem(KEPT, this.look);
  };
}

export const theme = new Theme();
