import { useTranslation } from 'react-i18next';

/** Returns a function that writes seconds as whole hours, minutes or seconds. */
export function useTimeSpan(): (seconds: number) => string {
  const { language } = useTranslation('live').i18n;
  return (seconds) => {
    const [unit, size] =
      seconds >= 7_200 && seconds % 3_600 === 0
        ? ['hour', 3_600]
        : seconds % 60 === 0
          ? ['minute', 60]
          : ['second', 1];
    return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
      seconds / size,
    );
  };
}
