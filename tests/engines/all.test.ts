// One file for all journeys, so that they share one browser.
import.meta.glob('./journeys/*.ts', { eager: true });
