import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../lib/api/index.ts';
import { useAppearance } from '../lib/theme/appearance.ts';
import { cssVariablesResolver, theme } from './theme/theme.ts';

export function Providers({ children }: { children: ReactNode }) {
  const { scheme } = useAppearance();
  return (
    <QueryClientProvider client={queryClient}>
      <DirectionProvider initialDirection={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme={scheme}>
          {children}
        </MantineProvider>
      </DirectionProvider>
    </QueryClientProvider>
  );
}
