export const LIMITS: { shell: number } & Record<string, number>;
export const TOGETHER: number;
