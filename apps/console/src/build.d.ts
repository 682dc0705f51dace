declare const __CONSOLE_VERSION__: string;
